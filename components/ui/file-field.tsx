import type { InputHTMLAttributes } from 'react';
import { buttonClass } from './button-style';
import { earlyInput } from './early-input';

export interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** The browser's own label is in the browser's language, and names no file after a submit. */
  buttonText: string;
}

/** The native file field, visually hidden, over a button in the page's language. Files may be dropped on it. */
export function FileField({ buttonText, ...input }: FileFieldProps) {
  return (
    <span className="focus-label relative inline-flex max-w-full rounded-sm">
      <span
        aria-hidden="true"
        className={buttonClass({ variant: 'secondary', className: input['aria-disabled'] ? 'opacity-60' : undefined })}
      >
        {buttonText}
      </span>
      <input
        {...input}
        ref={earlyInput<HTMLInputElement>(undefined, true)}
        type="file"
        title=""
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </span>
  );
}
