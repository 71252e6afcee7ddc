'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { earlyInput } from '@/components/ui/early-input';
import { rememberCurrency } from '@/lib/stay/remember-currency';

export interface CurrencySelectProps {
  label: string;
  /** A currency, or empty for won alone. */
  chosen: string;
  options: readonly { value: string; label: string }[];
}

export function CurrencySelect({ label, chosen, options }: CurrencySelectProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [shown, setShown] = useOptimistic(chosen);
  return (
    <label className="flex min-h-11 max-w-full flex-wrap items-center gap-x-2">
      <span>{label}</span>
      <select
        ref={earlyInput<HTMLSelectElement>(undefined, true)}
        name="currency"
        value={shown}
        aria-busy={pending}
        onChange={({ target }) => {
          rememberCurrency(target.value);
          startTransition(() => {
            setShown(target.value);
            router.refresh();
          });
        }}
        className="min-h-11 max-w-full cursor-pointer truncate bg-transparent font-medium text-base text-ink sm:text-xs"
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
