import type { InputHTMLAttributes } from 'react';
import { buttonClass } from './button-style';

export interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** On the button. A browser's own says it in the language of the browser, and names no file once it is sent. */
  buttonText: string;
}

/** Chooses files: the browser's own field, unseen, over a button in the language of the page. Files may be dropped on it. */
export function FileField({ buttonText, ...input }: FileFieldProps) {
  return (
    <span className="focus-label relative inline-flex max-w-full rounded-sm">
      <span
        aria-hidden="true"
        className={buttonClass({ variant: 'secondary', className: input['aria-disabled'] ? 'opacity-60' : undefined })}
      >
        {buttonText}
      </span>
      <input {...input} type="file" title="" className="absolute inset-0 w-full cursor-pointer opacity-0" />
    </span>
  );
}
