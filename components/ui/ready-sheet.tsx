import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SheetPaper } from './sheet-paper';
import { useCoverPage } from './use-cover-page';

export interface ReadySheetProps {
  /** Until it is open it is laid out and painted, but invisible and inert. */
  open: boolean;
  onClose: () => void;
  /** What opened it, to return the focus to. */
  opener?: () => HTMLElement | null;
  /** Takes the focus on closing instead, once it is set. */
  leadsTo?: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * A sheet that is rendered before it is opened, for content too large to render within a press. At the end of the body,
 * outside of what it covers.
 */
export function ReadySheet(props: ReadySheetProps) {
  const { open, onClose, opener, leadsTo, title, closeLabel, children, footer } = props;
  const titleId = useId();
  const cover = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useCoverPage({ open, cover, body, firstFocus: close, opener, leadsTo, onEscape: onClose });
  // A press on content that is still inert reaches the shade.
  const pressShade = () => {
    if (!body.current?.hasAttribute('inert')) onClose();
  };
  return createPortal(
    <div ref={cover} className="ready-sheet" data-open={open || undefined} aria-hidden={!open || undefined}>
      <div className="ready-sheet-shade" onClick={pressShade} aria-hidden="true" />
      <div role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} className="ready-sheet-paper">
        <SheetPaper
          {...{ title, titleId, closeLabel, onClose, footer }}
          closeRef={close}
          inert={{ title: !open, body }}
        >
          {children}
        </SheetPaper>
      </div>
    </div>,
    document.body,
  );
}
