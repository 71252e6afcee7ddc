import { type ChangeEvent, type RefObject, useId, useRef, useState } from 'react';
import { earlyInput, onPassedOn } from '@/components/ui/early-input';
import { FieldError } from '@/components/ui/field-frame';
import { isComposing } from '@/components/ui/is-composing';
import type { SeoulDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';

export interface TypedDayRules {
  locale: string;
  day: SeoulDay | null;
  /** Error of an emptied field; without it the picked day comes back. */
  missing?: string;
  /**
   * Called with the text on blur.
   * @returns why it is invalid, or null
   */
  onText: (text: string) => string | null;
}

export interface TypedDay {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether the text is not settled, or was refused. */
  isTyped: boolean;
  /** Why the text is invalid, once it was settled. */
  error?: string;
  type: (text: string) => void;
  /** Settles the text, except that of a field which may be about to be filled from the calendar. */
  leave: () => void;
  /** @returns whether the text is valid; otherwise the reason is shown */
  settle: () => boolean;
  /** Shows a text that does not fit any more, beside the day that is picked now. */
  refuse: (text: string, error: string, day: SeoulDay | null) => void;
}

/** What is typed into a day field, until it is settled: for the form around it, which asks before it goes on. */
export function useTypedDay({ locale, day, missing, onText }: TypedDayRules): TypedDay {
  const input = useRef<HTMLInputElement>(null);
  const shown = day === null ? '' : formatShortDay(day, locale);
  // Null while nothing is being typed: the field then follows the calendar.
  const [typed, setTyped] = useState<{ text: string; error?: string; over: SeoulDay | null } | null>(null);
  // A day picked in the calendar replaces a half-typed text; that another field has cleared the day does not.
  const isOver = typed?.over === day || (day === null && typed?.error === undefined);
  const current = isOver ? typed : null;

  const settle = () => {
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
  return {
    input,
    text: current?.text ?? shown,
    isTyped: current !== null,
    error: current?.error,
    type: (text) => setTyped({ text, over: day }),
    leave: () => void ((current?.text.trim() !== '' || missing === undefined) && settle()),
    settle,
    refuse: (text, error, over) => setTyped({ text, error, over }),
  };
}

export interface TypedDayFieldProps {
  field: TypedDay;
  name?: string;
  label: string;
  placeholder: string;
}

/** A day to type: shows the picked day, parses the date formats of all four languages. */
export function TypedDayField({ field, name, label, placeholder }: TypedDayFieldProps) {
  const id = useId();
  const { input, text, error, type, leave, settle } = field;
  const change = (event: ChangeEvent<HTMLInputElement>) => type(event.target.value);
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
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={change}
        onInput={onPassedOn(change)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          // Enter must not submit the search form.
          event.preventDefault();
          settle();
        }}
        className="tabular min-h-11 w-full rounded-none border-edge border-b bg-transparent text-ink text-lg transition-colors duration-150 placeholder:text-ink-muted hover:border-ink aria-invalid:border-clay"
      />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
