'use client';

import { useId, useState } from 'react';
import { adoptEarlyText } from '@/components/ui/early-text';
import { FieldError } from '@/components/ui/field-frame';
import type { SeoulDay } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';

export interface TypedDayFieldProps {
  label: string;
  locale: string;
  /** What is picked now; null while it is still to be. */
  day: SeoulDay | null;
  placeholder: string;
  /**
   * Told a text when the guest is done with it.
   * @returns why it does not stand, or null
   */
  onText: (text: string) => string | null;
}

/** One end of the stay to type into: shows the picked day, takes any of our languages' ways to write another. */
export function TypedDayField({ label, locale, day, placeholder, onText }: TypedDayFieldProps) {
  const id = useId();
  const shown = day === null ? '' : formatShortDay(day, locale);
  // Null while nothing is being typed: the field then follows the calendar.
  const [typed, setTyped] = useState<{ text: string; error?: string; over: SeoulDay | null } | null>(null);
  // A day picked in the calendar meanwhile wins over what was left half-typed.
  const current = typed?.over === day ? typed : null;

  const finish = () => {
    if (current === null || current.error !== undefined) return;
    if (current.text.trim() === '' || current.text === shown) return setTyped(null);
    const error = onText(current.text);
    setTyped(error === null ? null : { ...current, error });
  };

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-ink-muted text-xs">
        {label}
      </label>
      <input
        ref={adoptEarlyText}
        id={id}
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
        onBlur={finish}
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
