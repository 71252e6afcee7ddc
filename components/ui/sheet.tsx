'use client';

import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Glyph } from './glyph';
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
  const dialog = useModalDialog({ open, onDismiss: onClose, lightDismiss: true });
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={clsx('modal sheet', wide === 'side' ? 'sheet-side' : 'sheet-center')}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex items-center justify-between gap-4 border-stone border-b py-2 pr-3 pl-6">
            <h2 id={titleId} className="font-medium text-base">
              {title}
            </h2>
            <button type="button" onClick={onClose} aria-label={closeLabel} className="icon-button">
              <Glyph name="close" />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-6">{children}</div>
          {footer && <div className="safe-bottom border-stone border-t px-6 pt-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
