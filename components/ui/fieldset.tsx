import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { describedBy, FieldError } from './field-frame';

export interface FieldsetProps {
  legend: string;
  hint?: string;
  error?: string;
  /** `title` for a part of a long form, `label` for a group that is one question. */
  look?: 'title' | 'label';
  children: ReactNode;
  className?: string;
}

export function Fieldset({ legend, hint, error, look = 'title', children, className }: FieldsetProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={describedBy(id, { hint, error })}
      aria-invalid={error ? true : undefined}
      className={clsx('min-w-0', className)}
    >
      <legend className={look === 'title' ? 'display mb-5 text-lg' : 'mb-2 font-medium text-sm'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={clsx('text-ink-muted text-sm', look === 'title' ? '-mt-3 mb-5' : '-mt-1 mb-3')}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
