import type { ReactNode, RefObject } from 'react';
import { Glyph } from './glyph';

export interface SheetPaperProps {
  title: string;
  titleId: string;
  closeLabel: string;
  closeRef?: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** For a sheet that is rendered before it is opened: its content is inert until its owner activates it. */
  inert?: { title: boolean; body: RefObject<HTMLDivElement | null> };
  children: ReactNode;
  footer?: ReactNode;
}

export function SheetPaper({
  title,
  titleId,
  closeLabel,
  closeRef,
  onClose,
  inert,
  children,
  footer,
}: SheetPaperProps) {
  return (
    <div className="flex h-full max-h-[inherit] flex-col">
      <div
        inert={inert?.title}
        className="sheet-head pointer-events-auto flex items-center justify-between gap-4 border-stone border-b"
      >
        <h2 id={titleId} className="font-medium text-base">
          {title}
        </h2>
        <button ref={closeRef} type="button" onClick={onClose} aria-label={closeLabel} className="icon-button">
          <Glyph name="close" />
        </button>
      </div>
      <div ref={inert?.body} inert={inert !== undefined} className="pointer-events-auto flex min-h-0 flex-1 flex-col">
        <div className="sheet-body min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer && <div className="sheet-foot border-stone border-t">{footer}</div>}
      </div>
    </div>
  );
}
