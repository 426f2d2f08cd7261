import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useRest } from "./resting.tsx";

interface DialogProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** Called when the user closes the dialog, by Esc or by a click beside it. */
  onClose: () => void;
  /**
   * A dialog that opens by itself may come under a press that was meant for something else, and so may any
   * whose title changes.
   */
  opens?: "when_asked" | "by_itself";
  /** A panel is as high as the page and lies at its side. */
  shape?: "card" | "panel";
  children: ComponentChildren;
}

/** A modal dialog, which is open as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const { title, onClose, opens = "when_asked", shape = "card", children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef(opens === "by_itself" ? null : title);
  if (asked.current !== title) asked.current = null;
  const rest = useRest(dialog, asked.current === null ? title : null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The browser moves the focus to the body when the open dialog leaves the page.
      queueMicrotask(() => returnFocus(before));
    };
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Esc by itself
    <dialog
      ref={dialog}
      class={`dialog dialog-${shape}`}
      aria-label={title}
      onClick={onClick}
      onClickCapture={rest}
      onCancel={onClose}
    >
      <div class="dialog-sheet">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** Focuses the element that had the focus, or the content of the page if that is gone. */
function returnFocus(before: Element | null): void {
  const main = document.getElementById("main");
  const target = before instanceof HTMLElement && before !== document.body ? before : main;
  (target?.isConnected ? target : main)?.focus({ preventScroll: true });
}
