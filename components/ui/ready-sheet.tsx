'use client';

import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SheetPaper } from './sheet-paper';
import { useCoverPage } from './use-cover-page';

export interface ReadySheetProps {
  /** Until it is open it is laid out, but neither seen nor reached. */
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * A sheet that rises from below and stands in the page before it is shown, for content that is too much to be drawn in
 * the answer to a press. At the end of the body, outside of what it covers.
 */
export function ReadySheet({ open, onClose, title, closeLabel, children, footer }: ReadySheetProps) {
  const titleId = useId();
  const cover = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useCoverPage({ open, cover, firstFocus: close, onEscape: onClose });
  return createPortal(
    <div ref={cover} className="ready-sheet" data-open={open || undefined}>
      <div className="ready-sheet-shade" onClick={onClose} aria-hidden="true" />
      <div role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} className="ready-sheet-paper">
        <SheetPaper {...{ title, titleId, closeLabel, onClose, footer }} closeRef={close}>
          {children}
        </SheetPaper>
      </div>
    </div>,
    document.body,
  );
}
