import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { earlyInput } from './early-input';
import { Fieldset } from './fieldset';

interface RadioOption {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'value' | 'defaultValue' | 'name'> {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  hint?: string;
  error?: string;
  value: string;
  layout?: 'column' | 'row';
}

/** Native radios, so arrow keys work by themselves. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, hint, error, value, layout = 'column', ...input } = props;
  return (
    <Fieldset legend={legend} look="label" hint={hint} error={error}>
      <div className={clsx('flex', layout === 'row' ? 'flex-wrap gap-x-8 gap-y-1' : 'flex-col')}>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
            <input
              {...input}
              ref={earlyInput<HTMLInputElement>(undefined, true)}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              className="tick mt-0.5 rounded-full"
            />
            <span className="min-w-0">
              <span>{option.label}</span>
              {option.detail && <span className="block text-ink-muted text-sm">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
