import clsx from 'clsx';
import { type ReactNode, type RefObject, useId } from 'react';
import { Glyph } from './glyph';
import { useModalDialog } from './use-modal-dialog';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** From where it comes on wide screens; on narrow ones it rises from below. */
  edge?: 'side' | 'bottom';
  /** Takes the focus when the sheet has closed, instead of what had it before. */
  focusAfter?: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
}

export function Sheet({ open, onClose, edge = 'side', focusAfter, title, closeLabel, children, footer }: SheetProps) {
  const titleId = useId();
  const { dialog } = useModalDialog({ open, onDismiss: onClose, lightDismiss: true, focusAfter });
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={clsx('modal sheet', edge === 'side' && 'sheet-side')}>
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="sheet-head flex items-center justify-between gap-4 border-stone border-b">
            <h2 id={titleId} className="font-medium text-base">
              {title}
            </h2>
            <button type="button" onClick={onClose} aria-label={closeLabel} className="icon-button">
              <Glyph name="close" />
            </button>
          </div>
          <div className="sheet-body min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <div className="sheet-foot border-stone border-t">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
