import { useRef, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import {
  type CancelFailure,
  type Cancellation,
  cancelFailureOf,
  sendCancellation,
} from '@/lib/booking/send-cancellation';

export interface CancellingOptions {
  path: string;
  cancelNowKrw: number;
  onCancelled: (cancellation: Cancellation) => void;
  refresh: () => void;
}

/** Asked once, with the very amount that it costs; a changed amount is shown and asked about again. */
export function useCancelling({ path, cancelNowKrw, onCancelled, refresh }: CancellingOptions) {
  const [isAsking, setIsAsking] = useState(false);
  const [changedFeeKrw, setChangedFeeKrw] = useState<number | null>(null);
  // A try that got no answer may have cancelled; that a later one did nothing does not say that nothing happened.
  const earlierUnsure = useRef(false);
  const feeKrw = changedFeeKrw ?? cancelNowKrw;
  const { run, pending, failure, reset } = useAction(
    async () => {
      onCancelled(await sendCancellation(path, feeKrw));
      setIsAsking(false);
    },
    {
      refresh,
      failureOf: (problem): CancelFailure['kind'] => {
        const failed = cancelFailureOf(problem);
        if (failed.kind === 'feeChanged') setChangedFeeKrw(failed.feeKrw);
        if (failed.kind === 'unsure') earlierUnsure.current = true;
        return failed.kind === 'failed' && earlierUnsure.current ? 'unsure' : failed.kind;
      },
    },
  );

  return {
    open: isAsking,
    pending,
    trouble: failure === 'feeChanged' ? null : failure,
    feeKrw,
    changed: changedFeeKrw !== null,
    ask: () => setIsAsking(true),
    close: () => {
      setIsAsking(false);
      reset();
    },
    confirm: () => void run(),
  };
}
