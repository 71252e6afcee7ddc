import { type ComponentProps, Fragment } from 'react';
import { TextField } from './text-field';

interface EmailParts {
  local: string;
  domain: string;
}

export interface EmailFieldsProps extends Pick<ComponentProps<typeof TextField>, 'required' | 'onBlur'> {
  /** Prefix of the fields' ids. */
  id: string;
  values: EmailParts;
  labels: EmailParts;
  onChange: (part: Partial<EmailParts>) => void;
  errorOf: (part: keyof EmailParts) => string | undefined;
  completes?: boolean;
}

/** An e-mail address in its two parts. */
export function EmailFields({ id, values, labels, onChange, errorOf, completes = false, ...rest }: EmailFieldsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-2 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      {(['local', 'domain'] as const).map((part) => (
        <Fragment key={part}>
          {part === 'domain' && (
            <span aria-hidden="true" className="hidden pt-10 text-ink-muted sm:block">
              @
            </span>
          )}
          <TextField
            id={`${id}-${part}`}
            name={part}
            label={labels[part]}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            inputMode={part === 'local' ? 'email' : 'url'}
            autoComplete={completes && part === 'local' ? 'email' : 'off'}
            value={values[part]}
            onChange={({ target }) => onChange({ [part]: target.value })}
            error={errorOf(part)}
            {...rest}
          />
        </Fragment>
      ))}
    </div>
  );
}
