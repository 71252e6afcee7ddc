import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { SheetPaper } from './sheet-paper';
import { useModalDialog } from './use-modal-dialog';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** On wide screens at the right edge or in the middle; on narrow ones it rises from below. */
  wide?: 'side' | 'center';
  children: ReactNode;
  footer?: ReactNode;
}

export function Sheet({ open, onClose, title, closeLabel, wide = 'side', children, footer }: SheetProps) {
  const titleId = useId();
  const { dialog } = useModalDialog({ open, onDismiss: onClose, lightDismiss: true });
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={clsx('modal sheet', wide === 'side' ? 'sheet-side' : 'sheet-center')}
    >
      {open && <SheetPaper {...{ title, titleId, closeLabel, onClose, footer }}>{children}</SheetPaper>}
    </dialog>
  );
}
