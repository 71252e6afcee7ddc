import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useWideScreen } from '@/components/stay/use-wide-screen';
import { afterFirstFrame } from '@/components/ui/defer';
import { isFocusVisible } from '@/components/ui/focus-visible';
import { isComposing } from '@/components/ui/is-composing';
import { ReadySheet } from '@/components/ui/ready-sheet';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { PickerFooter } from './picker-footer';
import type { PickerGuard } from './picker-guard';
import { PickerShown } from './picker-shown';

export interface PickerSurfaceProps {
  title: string;
  closeLabel: string;
  doneLabel: string;
  onClose: () => void;
  /** Asked before Done or a press beside closes it. Escape, the close button and Back leave without a question. */
  mayGoOn?: PickerGuard;
  /** Called when it becomes visible: its content may have been rendered a while before. */
  onShow?: () => void;
  /** What is chosen so far, beside the button. */
  summary?: ReactNode;
  /** On wide screens: as wide as the form, or as what it holds, at the form's end. */
  width?: 'form' | 'content';
  children: ReactNode;
}

const always: PickerGuard = () => true;

/** The cell of the form that has the picker open. */
const openCell = () => document.querySelector<HTMLElement>('form [aria-haspopup="dialog"][aria-expanded="true"]');

/** What comes after a cell in the form: the next cell, or the button that searches. */
function stopAfter(cell: HTMLElement | null): HTMLElement | null {
  const stops = [
    ...(cell?.closest('form')?.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"], [type="submit"]') ?? []),
  ];
  return cell === null ? null : (stops[stops.indexOf(cell) + 1] ?? cell);
}

function useOnShow(shown: boolean, onShow: (() => void) | undefined): void {
  const notify = useEffectEvent(() => onShow?.());
  useEffect(() => {
    if (shown) notify();
  }, [shown]);
}

/**
 * Escape closes the picker wherever the focus is: controls inside keep the key for themselves. Only a field with
 * something typed into it is emptied first.
 */
function closeByEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
}

/**
 * Under the form on wide screens, laid out before it is shown; closes by Escape, by a press beside it, and when the
 * focus moves on.
 */
function PickerPopover(props: PickerSurfaceProps) {
  const { title, doneLabel, onClose, mayGoOn = always, summary, width = 'form', children } = props;
  const shown = useContext(PickerShown);
  const ref = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const guard = useRef(mayGoOn);
  guard.current = mayGoOn;

  useLayoutEffect(() => {
    const surface = ref.current;
    if (!shown || !surface) return;
    const opener = document.activeElement;
    const begin = () => {
      content.current?.removeAttribute('inert');
      // Somebody may have gone on to another cell of the form meanwhile.
      if (document.activeElement !== opener) return;
      surface.focus({ preventScroll: true });
      surface.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
    };
    const asleepAgain = () => content.current?.setAttribute('inert', '');
    if (isFocusVisible()) {
      begin();
      return asleepAgain;
    }
    // To wake it and to move the focus takes a style of all of it, and a calendar draws itself anew with the focus on
    // its day. After a press by hand the frame that shows it comes first, unless a key is sooner; every later key is
    // for what is inside.
    const stopWaiting = () => {
      giveUp();
      window.removeEventListener('keydown', beforeKey, { capture: true });
    };
    const beforeKey = (event: globalThis.KeyboardEvent) => {
      stopWaiting();
      if (event.key === 'Escape' && !isComposing(event)) close.current();
      else begin();
    };
    const giveUp = afterFirstFrame(() => {
      stopWaiting();
      begin();
    });
    window.addEventListener('keydown', beforeKey, { capture: true });
    return () => {
      stopWaiting();
      asleepAgain();
    };
  }, [shown]);

  useEffect(() => {
    const surface = ref.current;
    if (!shown || !surface) return;
    // Below the window's edge nobody finds it; the form above it stays in view. To look where it stands takes a layout.
    const notInView = afterFirstFrame(() => surface.scrollIntoView({ block: 'nearest' }));
    const pressBeside = (event: PointerEvent) => {
      const form = surface.closest('form');
      const isBeside = event.target instanceof Node && !form?.contains(event.target);
      if (isBeside && guard.current('pressBeside')) close.current();
    };
    document.addEventListener('pointerdown', pressBeside);
    return () => {
      notInView();
      document.removeEventListener('pointerdown', pressBeside);
    };
  }, [shown]);

  const closeTo = (stop: (cell: HTMLElement | null) => HTMLElement | null) => () => {
    const next = stop(openCell());
    onClose();
    next?.focus({ preventScroll: true });
  };

  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDownCapture={closeByEscape(closeTo((cell) => cell))}
      onBlur={(event) => {
        // The form's own cells decide for themselves what opens and closes.
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.closest('form')?.contains(next)) onClose();
      }}
      aria-hidden={!shown || undefined}
      data-open={shown || undefined}
      className={clsx(
        'ready-popover absolute top-full z-20 mt-2 scroll-mb-4 rounded border border-stone-deep bg-paper shadow-sheet focus:outline-none',
        width === 'form' ? 'inset-x-0' : 'right-0 max-w-full',
      )}
    >
      <div ref={content} inert className="pointer-events-auto">
        <div className="px-8 pt-7 pb-6">{children}</div>
        <div className="border-stone border-t px-8 py-4">
          <PickerFooter
            summary={summary}
            doneLabel={doneLabel}
            onDone={() => mayGoOn('goOn') && closeTo(stopAfter)()}
          />
        </div>
      </div>
    </div>
  );
}

/** From below on narrow screens, laid out before it is shown; the back button closes it. */
function PickerSheet(props: PickerSurfaceProps) {
  const { title, closeLabel, doneLabel, onClose, mayGoOn = always, summary, children } = props;
  const shown = useContext(PickerShown);
  const close = useBackCloses(shown, onClose);
  const leadsTo = useRef<HTMLElement>(null);
  const done = () => {
    leadsTo.current = stopAfter(openCell());
    close();
  };
  return (
    <ReadySheet
      open={shown}
      onClose={close}
      opener={openCell}
      leadsTo={leadsTo}
      title={title}
      closeLabel={closeLabel}
      footer={<PickerFooter summary={summary} doneLabel={doneLabel} onDone={() => mayGoOn('goOn') && done()} />}
    >
      <div role="presentation" onKeyDownCapture={closeByEscape(close)}>
        {children}
      </div>
    </ReadySheet>
  );
}

/** Where a picker lies: a popover on wide screens, a sheet from below on narrow ones. */
export function PickerSurface({ onShow, ...props }: PickerSurfaceProps) {
  // Here, because a window that becomes wide shows nothing new.
  useOnShow(useContext(PickerShown), onShow);
  return useWideScreen() ? <PickerPopover {...props} /> : <PickerSheet {...props} />;
}
