import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { earlyInput } from '@/components/ui/early-input';
import { FieldError } from '@/components/ui/field-frame';
import { isComposing } from '@/components/ui/is-composing';
import type { SeoulDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';

export interface TypedDayHandle {
  /** Applies what is typed, as a blur does. @returns whether the text is valid; otherwise the reason stands below */
  settle: () => boolean;
  isRefused: () => boolean;
  focus: () => void;
}

export interface TypedDayFieldProps {
  ref?: Ref<TypedDayHandle>;
  name?: string;
  label: string;
  locale: string;
  /** Null until a day is picked. */
  day: SeoulDay | null;
  placeholder: string;
  /** Error of an emptied field; without it the picked day comes back. */
  missing?: string;
  /** Called with the text on blur. @returns why it is invalid, or null */
  onText: (text: string) => string | null;
}

/** A day to type: shows the picked day, parses the date formats of all four languages. */
export function TypedDayField({ ref, name, label, locale, day, placeholder, missing, onText }: TypedDayFieldProps) {
  const id = useId();
  const shown = day === null ? '' : formatShortDay(day, locale);
  // Null while nothing is being typed: the field then follows the calendar.
  const [typed, setTyped] = useState<{ text: string; error?: string; over: SeoulDay | null } | null>(null);
  // A day picked in the calendar replaces a half-typed text.
  const current = typed?.over === day ? typed : null;

  const finish = () => {
    if (current === null || current.error !== undefined) return current === null;
    const isEmptied = current.text.trim() === '' && shown !== '';
    if (current.text === shown || (isEmptied && missing === undefined)) {
      setTyped(null);
      return true;
    }
    const error = isEmptied ? (missing ?? null) : onText(current.text);
    setTyped(error === null ? null : { ...current, error });
    return error === null;
  };
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    settle: finish,
    isRefused: () => current?.error !== undefined,
    focus: () => input.current?.focus(),
  }));

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-ink-muted text-xs">
        {label}
      </label>
      <input
        ref={earlyInput(input, true)}
        id={id}
        name={name}
        type="text"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={current?.text ?? shown}
        aria-invalid={current?.error ? true : undefined}
        aria-describedby={current?.error ? `${id}-error` : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped({ text: event.target.value, over: day })}
        onBlur={() => {
          // An emptied field may be about to be filled from the calendar.
          if (current?.text.trim() !== '' || missing === undefined) finish();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          // Enter must not submit the search form.
          event.preventDefault();
          finish();
        }}
        className="tabular min-h-11 w-full rounded-none border-edge border-b bg-transparent text-ink text-lg transition-colors duration-150 placeholder:text-ink-muted hover:border-ink aria-invalid:border-clay"
      />
      <FieldError id={id}>{current?.error}</FieldError>
    </div>
  );
}
