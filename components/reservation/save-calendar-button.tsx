'use client';

import { Button } from '@/components/ui/button';
import { type CalendarFile, saveCalendar } from '@/lib/native-bridge/native-actions';

/** Puts a stay or a table into the device's calendar. */
export function SaveCalendarButton({ label, file }: { label: string; file: CalendarFile }) {
  return (
    <Button variant="secondary" onClick={() => saveCalendar(file)}>
      {label}
    </Button>
  );
}
