import { type ReactNode, useId } from 'react';
import { SheetPaper } from './sheet-paper';
import { useModalDialog } from './use-modal-dialog';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** On wide screens at the right edge; on narrow ones it rises from below. */
export function Sheet({ open, onClose, title, closeLabel, children, footer }: SheetProps) {
  const titleId = useId();
  const { dialog } = useModalDialog({ open, onDismiss: onClose, lightDismiss: true });
  return (
    <dialog {...dialog} aria-labelledby={titleId} className="modal sheet sheet-side">
      {open && <SheetPaper {...{ title, titleId, closeLabel, onClose, footer }}>{children}</SheetPaper>}
    </dialog>
  );
}
