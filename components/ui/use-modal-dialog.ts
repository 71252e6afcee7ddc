import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes';

interface ModalDialog {
  /** For the `<dialog>`. */
  dialog: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
  /** Closes it as Back does: `onDismiss` follows when its entry of the history is gone. */
  dismiss: () => void;
}

export interface ModalDialogOptions {
  open: boolean;
  /** Escape, the back gesture, or a press outside: whoever owns `open` sets it to false. */
  onDismiss: () => void;
  /** Also closes by a press outside. */
  lightDismiss: boolean;
}

/**
 * Keeps a native modal `<dialog>` in step with `open`. The browser holds the focus inside; where it was
 * before, it goes back to, also when the dialog leaves the tree while open. Back closes it and stays on the page.
 */
export function useModalDialog({ open, onDismiss, lightDismiss }: ModalDialogOptions): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useBackCloses(open, onDismiss);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    dialog: {
      ref,
      onCancel: (event) => {
        // A file field inside sends `cancel` too.
        if (event.target !== event.currentTarget) return;
        // The owner closes by its state, otherwise the two would fall out of step.
        event.preventDefault();
        dismiss();
      },
      onClick: (event) => {
        if (lightDismiss && event.target === event.currentTarget) dismiss();
      },
    },
    dismiss,
  };
}
