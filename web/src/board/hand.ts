/**
 * The pointer's hand: tells a drag from a click, for mouse, pen and finger alike. Clicks themselves are left to
 * the `click` event, which assistive technology can send too.
 */

/** What the hand asks and tells its board. */
export interface Grip {
  /** Whether something can be taken up from the cell under this event; answers its square. */
  grab(event: PointerEvent): string | null;
  /** A drag has begun on a square. */
  lift(square: string): void;
  /** The dragged thing is at a point of the screen. */
  carry(square: string, event: PointerEvent): void;
  /** The drag ends over a point of the screen, or is broken off when there is none. */
  release(square: string, event: PointerEvent | null): void;
}

/** How far a pointer moves, in pixels, before it drags. */
const SLACK = 5;

/** Listens to the pointer on `root`; the signal ends it. */
export function follow(root: HTMLElement, grip: Grip, signal: AbortSignal): void {
  let start: PointerEvent | null = null;
  let square: string | null = null;
  let dragging = false;

  const end = (event: PointerEvent, drop: PointerEvent | null) => {
    if (start?.pointerId !== event.pointerId) return;
    if (dragging && square) {
      grip.release(square, drop);
      swallowClick(root);
    }
    start = null;
    dragging = false;
  };
  type Kind = "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture";
  const on = (type: Kind, act: (event: PointerEvent) => void) => root.addEventListener(type, act, { signal });

  on("pointerdown", (event) => {
    if (event.button !== 0 || dragging) return;
    square = grip.grab(event);
    start = square ? event : null;
  });
  on("pointermove", (event) => {
    if (!start || !square || event.pointerId !== start.pointerId) return;
    if (event.buttons === 0) return end(event, null);
    if (!dragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK) {
      dragging = true;
      root.setPointerCapture(event.pointerId);
      grip.lift(square);
    }
    if (dragging) grip.carry(square, event);
  });
  on("pointerup", (event) => end(event, event));
  on("pointercancel", (event) => end(event, null));
  on("lostpointercapture", (event) => event.target === root && end(event, null));
}

/** A drag is followed by a click on whatever lies under it; that one means nothing. */
function swallowClick(root: HTMLElement): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", stop, { capture: true }), 0);
}
