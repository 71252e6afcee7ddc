import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { FormCatalogue } from '@/components/stay/form-catalogue';
import { useWideScreen } from '@/components/stay/use-wide-screen';
import { Button } from '@/components/ui/button';
import { afterFirstFrame } from '@/components/ui/defer';
import { isComposing } from '@/components/ui/is-composing';
import { Sheet } from '@/components/ui/sheet';
import type { SeoulDay } from '@/lib/dates/day';
import type { ChosenStay, HotelRef } from '@/lib/stay/chosen-stay';
import type { PriceUnit } from '@/lib/stay/result-params';

export interface PickerProps {
  locale: string;
  today: SeoulDay;
  catalogue: FormCatalogue;
  hotel?: HotelRef;
  accessible?: boolean | undefined;
  unit: PriceUnit;
  onUnit: (unit: PriceUnit) => void;
  packageId?: string | undefined;
  /** The cell of the form that has opened it. */
  cell: HTMLElement;
  value: ChosenStay;
  onChange: Dispatch<SetStateAction<ChosenStay>>;
  onClose: () => void;
}

/** What goes on from an open picker: Done, the form or another of its cells; or a press outside of the form. */
export type LeaveBy = 'goOn' | 'pressBeside';

export interface PickerSurfaceProps extends Pick<PickerProps, 'cell'> {
  title: string;
  onClose: () => void;
  /**
   * Takes over what is typed and not settled yet, before anything goes on from here. Escape, the close button and Back
   * leave without it.
   * @returns false to keep the picker open, which then says what is missing
   */
  mayGoOn: (by: LeaveBy) => boolean;
  summary: ReactNode;
  /** On wide screens: as wide as the form, or as what it holds, at the form's end. */
  width?: 'form' | 'content';
  /** For content that takes long to render: a class that keeps its height free in the frame, which is shown first. */
  minHeight?: string;
  children: ReactNode;
}

const formStops = '[aria-haspopup="dialog"], [type="submit"]';

/** What comes after a cell in the form: the next cell, or the button that searches. */
function stopAfter(cell: HTMLElement): HTMLElement {
  const stops = [...(cell.closest('form')?.querySelectorAll<HTMLElement>(formStops) ?? [])];
  return stops[stops.indexOf(cell) + 1] ?? cell;
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

function PickerContent({ minHeight, children }: Pick<PickerSurfaceProps, 'minHeight' | 'children'>) {
  // After a key the next one may follow at once, and is for what is inside.
  const isAtOnce = minHeight === undefined || document.activeElement?.matches(':focus-visible');
  const isShown = useDeferredValue(true, isAtOnce);
  return <div className={minHeight}>{isShown && children}</div>;
}

function PickerFooter({ summary, onDone }: { summary: ReactNode; onDone: () => void }) {
  const form = useTranslations('search.form');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p aria-live="polite" className="tabular keep-words min-w-0 text-ink-soft text-sm">
        {summary}
      </p>
      <Button onClick={onDone} size="sm" className="max-sm:w-full">
        {form('done')}
      </Button>
    </div>
  );
}

/** Under the form on wide screens; closes by Escape, by a press beside it, and when the focus moves on. */
function PickerPopover(props: PickerSurfaceProps) {
  const { title, cell, onClose, mayGoOn, summary, width = 'form', minHeight, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const pressBeside = useEffectEvent((event: PointerEvent) => {
    const isBeside = event.target instanceof Node && !ref.current?.closest('form')?.contains(event.target);
    if (isBeside && mayGoOn('pressBeside')) onClose();
  });
  const pressInForm = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const isStop = target instanceof Element && target.closest(formStops) !== null && !ref.current?.contains(target);
    if (!isStop) return;
    let goesOn = false;
    // The handlers of the form, which come after this one, see what was taken over.
    flushSync(() => {
      goesOn = mayGoOn('goOn');
    });
    if (goesOn) return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const surface = ref.current;
    // Unless a control inside has taken the focus.
    if (!surface?.contains(document.activeElement)) surface?.focus({ preventScroll: true });
    const form = surface?.closest('form');
    document.addEventListener('pointerdown', pressBeside);
    form?.addEventListener('click', pressInForm);
    // The calendar gets its line of prices after it is mounted, and is higher then.
    const cancel = afterFirstFrame(() => surface?.scrollIntoView({ block: 'nearest' }));
    return () => {
      cancel();
      document.removeEventListener('pointerdown', pressBeside);
      form?.removeEventListener('click', pressInForm);
    };
  }, []);

  const closeTo = (next: HTMLElement) => {
    onClose();
    next.focus({ preventScroll: true });
  };

  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDownCapture={closeByEscape(() => closeTo(cell))}
      onBlur={(event) => {
        // The form's own cells decide for themselves what opens and closes.
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.closest('form')?.contains(next)) onClose();
      }}
      className={clsx(
        'absolute top-full z-20 mt-2 scroll-mb-4 rounded-md border border-stone-deep bg-paper shadow-sheet focus:outline-none',
        width === 'form' ? 'inset-x-0' : 'right-0 max-w-full',
      )}
    >
      <div className="px-8 pt-7 pb-6">
        <PickerContent minHeight={minHeight}>{children}</PickerContent>
      </div>
      <div className="border-stone border-t px-8 py-4">
        <PickerFooter summary={summary} onDone={() => mayGoOn('goOn') && closeTo(stopAfter(cell))} />
      </div>
    </div>
  );
}

/** From below on narrow screens. At the end of the body, because its fields must not send the form. */
function PickerSheet({ title, cell, onClose, mayGoOn, summary, minHeight, children }: PickerSurfaceProps) {
  const form = useTranslations('search.form');
  // Safari does not focus a button that is tapped.
  const focusAfter = useRef(cell);
  const done = () => {
    if (!mayGoOn('goOn')) return;
    focusAfter.current = stopAfter(cell);
    onClose();
  };
  return createPortal(
    <Sheet
      open
      edge="bottom"
      onClose={onClose}
      focusAfter={focusAfter}
      title={title}
      closeLabel={form('close')}
      footer={<PickerFooter summary={summary} onDone={done} />}
    >
      <PickerContent minHeight={minHeight}>{children}</PickerContent>
    </Sheet>,
    document.body,
  );
}

/** Where a picker lies: a popover on wide screens, a sheet from below on narrow ones. */
export function PickerSurface(props: PickerSurfaceProps) {
  return useWideScreen() ? <PickerPopover {...props} /> : <PickerSheet {...props} />;
}
