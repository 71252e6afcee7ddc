'use client';

import clsx from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { earlyInput, onPassedOn } from './early-input';
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './field-frame';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'name'> {
  name: string;
  trailing?: ReactNode;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export const emailInput = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
export const telephoneInput = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

export function TextField({ label, mark, hint, error, trailing, className, id, ref, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} mark={mark} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...input}
          ref={earlyInput(ref, input.onChange !== undefined && input.value !== undefined)}
          onInput={onPassedOn(input.onChange)}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={clsx(controlClass, 'read-only:bg-stone-soft', trailing && 'pr-24')}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}
