import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes';

interface ModalDialog {
  dialog: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent) => void;
    onClose: () => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
  /** Closes it as Back does: `onDismiss` follows when its history entry is gone. */
  dismiss: () => void;
}

export interface ModalDialogOptions {
  open: boolean;
  /** Escape, Back, or a press outside: the owner of `open` sets it to false. */
  onDismiss: () => void;
  lightDismiss: boolean;
  /** Takes the focus on closing, instead of what had it before. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/**
 * Keeps a native modal `<dialog>` in step with `open`. The focus returns to where it was, also when the dialog unmounts
 * while open. Back closes it.
 */
export function useModalDialog({ open, onDismiss, lightDismiss, focusAfter }: ModalDialogOptions): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useBackCloses(open, onDismiss);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      const after = focusAfter?.current ?? before;
      if (after instanceof HTMLElement && after.isConnected) after.focus({ preventScroll: true });
    };
  }, [open, focusAfter]);

  return {
    dialog: {
      ref,
      onCancel: (event) => {
        // A file field inside sends `cancel` too.
        if (event.target !== event.currentTarget) return;
        // The owner closes by its state, otherwise the two would get out of step.
        event.preventDefault();
        dismiss();
      },
      // A second Escape without a press between closes it, whatever `cancel` was answered: it stays while its owner says so.
      onClose: () => {
        if (open && !ref.current?.open) ref.current?.showModal();
      },
      onClick: (event) => {
        if (lightDismiss && event.target === event.currentTarget) dismiss();
      },
    },
    dismiss,
  };
}
