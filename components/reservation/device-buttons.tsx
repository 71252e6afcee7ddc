'use client';

import { Button } from '@/components/ui/button';
import { type CalendarFile, saveCalendar } from '@/lib/native-bridge/native-actions';

/** The print style hides what belongs to the screen. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button data-screen-only variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}

export function SaveCalendarButton({ label, file }: { label: string; file: CalendarFile }) {
  return (
    <Button variant="secondary" onClick={() => saveCalendar(file)}>
      {label}
    </Button>
  );
}
