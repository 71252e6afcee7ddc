import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { SheetPaper } from './sheet-paper';
import { useModalDialog } from './use-modal-dialog';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** On wide screens: at the right edge, or in the middle. On narrow ones it always rises from below. */
  wide?: 'side' | 'center';
  children: ReactNode;
  /** Stays at the lower edge, e.g. the button that takes the choice over. */
  footer?: ReactNode;
}

/** A sheet of paper laid over the page: from below on a phone, from the side or in the middle on a desk. */
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
