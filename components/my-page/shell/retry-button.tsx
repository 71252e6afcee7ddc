'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';

export interface RetryButtonProps {
  label: string;
  /** Shown while the page is being drawn again. */
  pendingLabel: string;
}

/** Has the server draw the page again. */
export function RetryButton({ label, pendingLabel }: RetryButtonProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <Button
      variant="secondary"
      pending={pending}
      pendingLabel={pendingLabel}
      onClick={() => startTransition(() => router.refresh())}
    >
      {label}
    </Button>
  );
}
