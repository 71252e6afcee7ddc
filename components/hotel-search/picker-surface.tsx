'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { PickerFooter } from './picker-footer';
import { useBackCloses } from './use-back-closes';
import { useWideScreen } from './use-wide-screen';

export interface PickerSurfaceProps {
  title: string;
  closeLabel: string;
  doneLabel: string;
  onClose: () => void;
  /** What is chosen so far, beside the button. */
  summary?: ReactNode;
  children: ReactNode;
}

/**
 * Escape closes the picker wherever the focus is: controls inside keep the key for themselves. Only a field with
 * something typed into it is emptied first.
 */
function closeByEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
}

/** Under the form on wide screens; closes by Escape, by a press beside it, and when the focus moves on. */
function PickerPopover({ title, doneLabel, onClose, summary, children }: PickerSurfaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const before = useRef<Element | null>(null);

  // Before the effects inside: a calendar takes the focus in one of them.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);

  useEffect(() => {
    const surface = ref.current;
    if (!surface?.contains(document.activeElement)) surface?.focus({ preventScroll: true });
    // Below the window's edge nobody finds it; the form above it stays in view.
    surface?.scrollIntoView({ block: 'nearest' });
    const pressBeside = (event: PointerEvent) => {
      const form = surface?.closest('form');
      if (event.target instanceof Node && !form?.contains(event.target)) close.current();
    };
    document.addEventListener('pointerdown', pressBeside);
    return () => document.removeEventListener('pointerdown', pressBeside);
  }, []);

  const dismiss = () => {
    onClose();
    const cell = before.current;
    if (cell instanceof HTMLElement && cell.isConnected) cell.focus({ preventScroll: true });
  };

  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDownCapture={closeByEscape(dismiss)}
      onBlur={(event) => {
        // The form's own cells decide for themselves what opens and closes.
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.closest('form')?.contains(next)) onClose();
      }}
      className="picker-popover absolute inset-x-0 top-full z-20 mt-2 scroll-mb-4 rounded border border-stone-deep bg-paper shadow-sheet focus:outline-none"
    >
      <div className="px-8 pt-7 pb-6">{children}</div>
      <div className="border-stone border-t px-8 py-4">
        <PickerFooter summary={summary} doneLabel={doneLabel} onDone={dismiss} />
      </div>
    </div>
  );
}

/** From below on narrow screens; the back button closes it. */
function PickerSheet({ title, closeLabel, doneLabel, onClose, summary, children }: PickerSurfaceProps) {
  const close = useBackCloses(onClose);
  return (
    <Sheet
      open
      onClose={close}
      title={title}
      closeLabel={closeLabel}
      footer={<PickerFooter summary={summary} doneLabel={doneLabel} onDone={close} />}
    >
      <div role="presentation" onKeyDownCapture={closeByEscape(close)}>
        {children}
      </div>
    </Sheet>
  );
}

/** Where a picker lies: a popover on wide screens, a sheet from below on narrow ones. */
export function PickerSurface(props: PickerSurfaceProps) {
  return useWideScreen() ? <PickerPopover {...props} /> : <PickerSheet {...props} />;
}
