import { useRef, useState } from 'react';
import type { CancelOutcome } from './send-cancellation';

type CancelTrouble = Exclude<CancelOutcome['kind'], 'cancelled' | 'feeChanged'>;

export interface CancellingOptions {
  cancel: (expectedFeeKrw: number) => Promise<CancelOutcome>;
  cancelNowKrw: number;
  onCancelled: (feeKrw: number) => void;
}

/** Asked once, with the very amount that it costs; a changed amount is shown and asked about again. */
export function useCancelling({ cancel, cancelNowKrw, onCancelled }: CancellingOptions) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [changedFeeKrw, setChangedFeeKrw] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<CancelTrouble | null>(null);
  // A second press arrives before React has drawn the first.
  const running = useRef(false);
  // A try that got no answer may have cancelled; that a later one did nothing does not say that nothing happened.
  const earlierUnsure = useRef(false);
  const feeKrw = changedFeeKrw ?? cancelNowKrw;

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setTrouble(null);
    try {
      const outcome = await cancel(feeKrw);
      if (outcome.kind === 'cancelled') {
        setOpen(false);
        onCancelled(outcome.feeKrw);
      } else if (outcome.kind === 'feeChanged') setChangedFeeKrw(outcome.feeKrw);
      else {
        if (outcome.kind === 'unsure') earlierUnsure.current = true;
        setTrouble(outcome.kind === 'failed' && earlierUnsure.current ? 'unsure' : outcome.kind);
      }
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return {
    open,
    pending,
    trouble,
    feeKrw,
    changed: changedFeeKrw !== null,
    ask: () => setOpen(true),
    close: () => {
      setOpen(false);
      setTrouble(null);
    },
    confirm,
  };
}
