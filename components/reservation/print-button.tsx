'use client';

import { Button } from '@/components/ui/button';

/** Prints the page; the print style leaves out what belongs to the screen. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button data-screen-only variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
