import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface DialogProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** Called when the user closes the dialog, by Esc or by a click beside it. */
  onClose: () => void;
  children: ComponentChildren;
}

/** A modal dialog, which is open as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Esc by itself
    <dialog ref={dialog} class="dialog" aria-label={title} onClick={onClick} onCancel={onClose}>
      <div class="dialog-sheet">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
