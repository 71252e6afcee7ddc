import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { useModalDialog } from './use-modal-dialog';

export interface AlertDialogProps {
  open: boolean;
  message: string;
  detail?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** With both of these there are two actions; Escape takes this one. */
  cancelLabel?: string;
  onCancel?: () => void;
  danger?: boolean;
  pending?: boolean;
  pendingLabel?: string;
}

/**
 * Replaces `window.alert`, which web views swallow. No press outside closes it; Escape cancels, or confirms where there
 * is one action only.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { open, message, detail, confirmLabel, onConfirm, cancelLabel, onCancel, danger, pending, pendingLabel } =
    props;
  const id = useId();
  const { dialog, dismiss } = useModalDialog({
    open,
    onDismiss: () => {
      if (!pending) (onCancel ?? onConfirm)();
    },
    lightDismiss: false,
  });
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-labelledby={`${id}-message`}
      aria-describedby={detail ? `${id}-detail` : undefined}
      className="modal modal-center max-w-[26rem]"
    >
      {open && (
        <div className="px-7 pt-9 pb-7 text-center">
          <p id={`${id}-message`} className="text-balance font-medium text-lg">
            {message}
          </p>
          {detail && (
            <div id={`${id}-detail`} className="mt-3 text-ink-soft text-sm">
              {detail}
            </div>
          )}
          {/* In one row where both labels fit. */}
          <div className="mt-8 flex flex-wrap gap-3 *:w-auto *:flex-auto">
            {cancelLabel && onCancel && (
              <Button variant="secondary" wide onClick={onCancel}>
                {cancelLabel}
              </Button>
            )}
            <Button
              variant={danger ? 'danger' : 'primary'}
              wide
              autoFocus={!danger}
              pending={pending}
              pendingLabel={pendingLabel}
              // A single action may leave the page.
              onClick={onCancel ? onConfirm : dismiss}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
