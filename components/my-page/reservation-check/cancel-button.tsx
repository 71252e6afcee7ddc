'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { formatKrw } from '@/components/ui/price';
import type { CancelOutcome } from '@/lib/booking/cancel-outcome';

export interface CancelButtonProps {
  /** Cancels for the amount that was shown; never throws for a refusal. */
  cancel: (expectedFeeKrw: number) => Promise<CancelOutcome>;
  /** What cancelling costs now, as the hub said it. */
  cancelNowKrw: number;
  onCancelled: (feeKrw: number) => void;
}

type Trouble = Exclude<CancelOutcome['kind'], 'cancelled' | 'feeChanged'>;

/** Asks once, with the very amount that cancelling costs; a changed amount is shown and asked about again. */
export function CancelButton({ cancel, cancelNowKrw, onCancelled }: CancelButtonProps) {
  const t = useTranslations('myPage.cancel');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [changedFeeKrw, setChangedFeeKrw] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
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

  const close = () => {
    setOpen(false);
    setTrouble(null);
  };
  const fee = formatKrw(feeKrw, locale);
  const changed = changedFeeKrw !== null;
  const cost = feeKrw === 0 ? t(changed ? 'feeChangedFree' : 'free') : t(changed ? 'feeChanged' : 'fee', { fee });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <AlertDialog
        open={open}
        message={t('question')}
        detail={
          <div aria-live="assertive">
            <p className="text-base">{cost}</p>
            {trouble && <p className="mt-3 text-clay">{t(trouble)}</p>}
          </div>
        }
        confirmLabel={t('confirm')}
        onConfirm={() => void confirm()}
        cancelLabel={t('keep')}
        onCancel={close}
        danger
        pending={pending}
        pendingLabel={t('pending')}
      />
    </>
  );
}
