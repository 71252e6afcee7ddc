'use client';

import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { earlyInput } from './early-input';
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './field-frame';
import { Glyph } from './glyph';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children' | 'name'> {
  name: string;
  options: readonly SelectOption[];
  /** First entry without a value, e.g. "choose"; omitted where one option always applies. */
  emptyLabel?: string;
  className?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The native control, which phones and screen readers know best. */
export function SelectField(props: SelectFieldProps) {
  const { label, mark, hint, error, options, emptyLabel, className, id, ref, ...select } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} mark={mark} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          {...select}
          ref={earlyInput(ref, select.onChange !== undefined && select.value !== undefined)}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={`${controlClass} appearance-none truncate pr-11`}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" size={16} className="pointer-events-none absolute top-4 right-4 text-ink-muted" />
      </div>
    </FieldFrame>
  );
}
