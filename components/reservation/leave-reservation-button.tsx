'use client';

import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { sendLeave } from '@/lib/booking/look-up-schema';
import { leavePage } from '@/lib/navigation/leave-page';

interface LeaveReservationButtonProps {
  label: string;
  failedText: string;
  /** With its language segment. */
  href: string;
}

/** Closes a found reservation, and leaves the page so that Back does not show it. */
export function LeaveReservationButton({ label, failedText, href }: LeaveReservationButtonProps) {
  const { run, pending, failure } = useAction(
    async () => {
      await sendLeave();
      return leavePage(href);
    },
    { failureOf: () => failedText },
  );
  return (
    <>
      <Button variant="quiet" className="-ml-1" onClick={() => void run()} pending={pending}>
        {label}
      </Button>
      {failure !== null && (
        <Notice live tone="error">
          {failure}
        </Notice>
      )}
    </>
  );
}
