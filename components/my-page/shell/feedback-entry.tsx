import clsx from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';

const FeedbackDialog = lazy(() => import('./feedback-dialog'));

export interface FeedbackEntryProps {
  label: string;
  /** The address has a `Voc` segment. */
  active: boolean;
}

/** The voice of the customer is no route of ours: it opens, and until its site is connected it says so. */
export function FeedbackEntry({ label, active }: FeedbackEntryProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        ref={replayEarlyPress}
        type="button"
        aria-haspopup="dialog"
        aria-current={active ? 'true' : undefined}
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
        className={clsx(
          'flex min-h-11 items-center text-left text-sm underline decoration-transparent underline-offset-4 hover:decoration-brass pc:min-h-9',
          active ? 'font-bold text-ink' : 'text-ink-soft hover:text-ink',
        )}
      >
        {label}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FeedbackDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
