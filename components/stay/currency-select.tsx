'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
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
  return (
    <label className="flex min-h-11 max-w-full flex-wrap items-center gap-x-2">
      <span>{label}</span>
      <select
        key={chosen}
        defaultValue={chosen}
        aria-busy={pending}
        onChange={({ target }) => {
          rememberCurrency(target.value);
          startTransition(() => router.refresh());
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
