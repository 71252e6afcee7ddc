import { type ComponentProps, Fragment } from 'react';
import { TextField } from './text-field';

type Part = 'local' | 'domain';
type TextFieldProps = ComponentProps<typeof TextField>;

export interface EmailFieldsProps {
  field: (part: Part) => Omit<TextFieldProps, 'label'>;
  labels: Record<Part, string>;
  onLeave: () => void;
  completes?: boolean;
  required?: boolean;
}

export function EmailFields({ field, labels, onLeave, completes = false, required }: EmailFieldsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-2 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      {(['local', 'domain'] as const).map((part) => {
        const bound = field(part);
        return (
          <Fragment key={part}>
            {part === 'domain' && (
              <span aria-hidden="true" className="hidden pt-10 text-ink-muted sm:block">
                @
              </span>
            )}
            <TextField
              {...bound}
              label={labels[part]}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              inputMode={part === 'local' ? 'email' : 'url'}
              autoComplete={completes && part === 'local' ? 'email' : 'off'}
              required={required}
              onBlur={(event) => {
                bound.onBlur?.(event);
                onLeave();
              }}
            />
          </Fragment>
        );
      })}
    </div>
  );
}
