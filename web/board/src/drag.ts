/**
 * Dragging with mouse, pen or finger: tells a drag from a click. Clicks are left to the `click` event, which
 * assistive technology can send too.
 */

/** The board's side of a drag. */
export interface DragListener {
  /** The square of the cell under this event, if a piece can be dragged from it. */
  dragSource(event: PointerEvent): string | null;
  /** A drag has begun on a square. */
  dragStart(square: string): void;
  /** The dragged piece is at the point of this event. */
  dragMove(square: string, event: PointerEvent): void;
  /** The drag ends at the point of this event; without an event it was interrupted. */
  dragEnd(square: string, event: PointerEvent | null): void;
}

/** How far a pointer must move before a drag begins, in pixels. */
const DRAG_DISTANCE = 5;

/** Listens to the pointer on `root` until the signal aborts. */
export function listenForDrags(root: HTMLElement, listener: DragListener, signal: AbortSignal): void {
  let start: PointerEvent | null = null;
  let square: string | null = null;
  let dragging = false;

  const end = (event: PointerEvent, released: PointerEvent | null) => {
    if (start?.pointerId !== event.pointerId) return;
    if (dragging && square) {
      listener.dragEnd(square, released);
      suppressClick(root);
    }
    start = null;
    dragging = false;
  };
  const on = (type: PointerEventName, handle: (event: PointerEvent) => void) =>
    root.addEventListener(type, handle, { signal });

  on("pointerdown", (event) => {
    if (event.button !== 0 || dragging) return;
    square = listener.dragSource(event);
    start = square ? event : null;
  });
  on("pointermove", (event) => {
    if (!start || !square || event.pointerId !== start.pointerId) return;
    if (event.buttons === 0) return end(event, null);
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!dragging && distance > DRAG_DISTANCE) {
      dragging = true;
      root.setPointerCapture(event.pointerId);
      listener.dragStart(square);
    }
    if (dragging) listener.dragMove(square, event);
  });
  on("pointerup", (event) => end(event, event));
  on("pointercancel", (event) => end(event, null));
  on("lostpointercapture", (event) => event.target === root && end(event, null));
}

type PointerEventName = "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture";

/** Ignores the click that browsers send after a drag. */
function suppressClick(root: HTMLElement): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", stop, { capture: true }), 0);
}
