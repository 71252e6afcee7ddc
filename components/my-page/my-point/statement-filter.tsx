'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useOptimistic, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, type SelectFieldProps } from '@/components/ui/select-field';
import { SLOW_NAVIGATION_MS, useWaiting } from '@/components/ui/use-waiting';

interface Choice extends Pick<SelectFieldProps, 'label' | 'emptyLabel' | 'options'> {
  name: string;
  value: string;
}

export interface StatementFilterProps {
  action: string;
  choices: Choice[];
  showLabel: string;
  children: ReactNode;
}

/**
 * A GET form and its movements. Each choice is an address at once; without script the button sends it. Until the
 * movements of a choice are there, those of the last one cannot be pressed.
 */
export function StatementFilter({ action, choices, showLabel, children }: StatementFilterProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useWaiting(isPending, SLOW_NAVIGATION_MS);
  const [chosen, setChosen] = useOptimistic(Object.fromEntries(choices.map(({ name, value }) => [name, value])));

  const go = (next: Record<string, string>) =>
    startTransition(() => {
      setChosen(next);
      const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
      router.push(`${action}?${query}#statement`, { scroll: false });
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    go(chosen);
  };
  return (
    <>
      <form
        method="get"
        action={`${action}#statement`}
        onSubmit={send}
        className="flex flex-wrap items-end gap-4 print:hidden"
      >
        {choices.map(({ name, ...choice }) => (
          <SelectField
            {...choice}
            key={name}
            name={name}
            value={chosen[name]}
            onChange={({ target }) => {
              // A choice made before hydration may arrive twice: from React and from the early script.
              if (target.value !== chosen[name]) go({ ...chosen, [name]: target.value });
            }}
            autoComplete="off"
            className="min-w-36 flex-1"
          />
        ))}
        <Button type="submit" variant="secondary" className="[@media(scripting:enabled)]:hidden">
          {showLabel}
        </Button>
      </form>
      <div inert={isPending} aria-busy={isPending} className="transition-opacity duration-200 [&[inert]]:opacity-50">
        {children}
      </div>
    </>
  );
}
