import clsx from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { earlyInput } from './early-input';
import { describedBy, FieldError } from './field-frame';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'name'> {
  name: string;
  label: ReactNode;
  mark?: string;
  hint?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, mark, hint, error, id, ref, ...input }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div>
      <label htmlFor={fieldId} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          {...input}
          ref={earlyInput(ref, input.onChange !== undefined && input.checked !== undefined)}
          id={fieldId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={clsx('tick mt-0.5 rounded-sm', error && 'border-clay')}
        />
        <span className="min-w-0">
          <span>{label}</span>
          {mark && <span className="ml-1.5 text-ink-muted text-sm">{mark}</span>}
        </span>
      </label>
      {hint && (
        <p id={`${fieldId}-hint`} className="-mt-1 ml-8 text-ink-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={fieldId}>{error}</FieldError>
    </div>
  );
}
