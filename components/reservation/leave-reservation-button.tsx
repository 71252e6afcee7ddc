'use client';

import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { bffPost } from '@/lib/bff/bff-client';
import { leavePage } from '@/lib/navigation/leave-page';
import { handlers } from '@/lib/routes/handlers';

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
      await bffPost(handlers.guest.leave, {});
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
        <p role="alert" className="text-clay">
          {failure}
        </p>
      )}
    </>
  );
}
