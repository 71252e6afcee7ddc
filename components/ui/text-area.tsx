import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { earlyInput, onPassedOn } from './early-input';
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './field-frame';

export interface TextAreaProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'name'> {
  name: string;
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its text where the browser can. */
export function TextArea({ label, mark, hint, error, className, id, ref, rows = 5, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} mark={mark} hint={hint} error={error} className={className}>
      <textarea
        {...textarea}
        ref={earlyInput(ref, textarea.onChange !== undefined && textarea.value !== undefined)}
        onInput={onPassedOn(textarea.onChange)}
        id={fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        className={`${controlClass} read-only:bg-stone-soft field-sizing-content resize-y`}
      />
    </FieldFrame>
  );
}
