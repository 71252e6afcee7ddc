'use client';

import { useRouter } from 'next/navigation';
import { type FormHTMLAttributes, useTransition } from 'react';
import { SLOW_NAVIGATION_MS, useWaiting } from '@/components/ui/use-waiting';

export interface SoftFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'onSubmit' | 'action'> {
  /** Address with its language segment, and a hash if there is one. */
  action: string;
}

/**
 * A form whose answer is an address: sent within the document, to the same address as the browser sends it without
 * script. The page stays where it is.
 */
export function SoftForm(props: SoftFormProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  useWaiting(pending, SLOW_NAVIGATION_MS);
  return (
    <form
      {...props}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const { pathname, hash } = new URL(event.currentTarget.action);
        const query = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
        startTransition(() => router.push(`${pathname}?${query}${hash}`, { scroll: false }));
      }}
    />
  );
}
