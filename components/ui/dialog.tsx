import { type ReactNode, useId } from 'react';
import { Glyph } from './glyph';
import { useModalDialog } from './use-modal-dialog';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** Its content is mounted only while it is open. */
export function Dialog({ open, onClose, title, closeLabel, children, footer }: DialogProps) {
  const titleId = useId();
  const { dialog } = useModalDialog({ open, onDismiss: onClose, lightDismiss: true });
  return (
    <dialog {...dialog} aria-labelledby={titleId} className="modal modal-center max-w-md">
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          <div className="flex items-start justify-between gap-4 px-6 pt-5 md:px-8 md:pt-7">
            <h2 id={titleId} className="display pt-1.5 text-xl">
              {title}
            </h2>
            <button type="button" onClick={onClose} aria-label={closeLabel} className="icon-button -mr-2">
              <Glyph name="close" />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5 md:px-8">{children}</div>
          {footer && (
            <div className="safe-bottom flex flex-wrap justify-end gap-3 border-stone border-t px-6 pt-4 md:px-8">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
