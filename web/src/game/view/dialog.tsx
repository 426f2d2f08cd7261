import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface DialogProps {
  /** The words the dialog is known by. */
  title: string;
  /** Called when it is closed, by a button, by Esc or by a click beside it. */
  onClose: () => void;
  children: ComponentChildren;
}

/** A question or a message that has the floor until it is closed. It is open for as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Esc by itself
    <dialog ref={dialog} class="dialog" aria-label={title} onClick={beside} onCancel={onClose}>
      <div class="dialog-sheet">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
