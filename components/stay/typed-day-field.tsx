import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { adoptEarlyText } from '@/components/ui/early-text';
import { FieldError } from '@/components/ui/field-frame';
import type { SeoulDay } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';

export interface TypedDayHandle {
  /**
   * Takes over what is typed, as leaving the field does.
   * @returns whether nothing is left in it that does not stand; else the reason stands below it
   */
  settle: () => boolean;
  /** Whether a reason stands below it. */
  isRefused: () => boolean;
  focus: () => void;
}

export interface TypedDayFieldProps {
  ref?: Ref<TypedDayHandle>;
  /** Of the field in a form that the browser itself can send. */
  name?: string;
  label: string;
  locale: string;
  /** What is picked now; null while it is still to be. */
  day: SeoulDay | null;
  placeholder: string;
  /** Said of a field that was emptied; without it the day that was picked comes back. */
  missing?: string;
  /**
   * Told a text when the guest is done with it.
   * @returns why it does not stand, or null
   */
  onText: (text: string) => string | null;
}

/** One end of the stay to type into: shows the picked day, takes any of our languages' ways to write another. */
export function TypedDayField({ ref, name, label, locale, day, placeholder, missing, onText }: TypedDayFieldProps) {
  const id = useId();
  const shown = day === null ? '' : formatShortDay(day, locale);
  // Null while nothing is being typed: the field then follows the calendar.
  const [typed, setTyped] = useState<{ text: string; error?: string; over: SeoulDay | null } | null>(null);
  // A day picked in the calendar meanwhile wins over what was left half-typed.
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
        ref={(field) => {
          input.current = field;
          adoptEarlyText(field);
        }}
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
          // A field that was emptied may be about to be filled from the calendar.
          if (current?.text.trim() !== '' || missing === undefined) finish();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It stands in the search's form, which is not meant yet.
          event.preventDefault();
          finish();
        }}
        className="tabular min-h-11 w-full rounded-none border-edge border-b bg-transparent text-ink text-lg transition-colors duration-150 placeholder:text-ink-muted hover:border-ink aria-invalid:border-clay"
      />
      <FieldError id={id}>{current?.error}</FieldError>
    </div>
  );
}
