'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, useTransition } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { formatKrw } from '@/components/ui/price';
import { bffPost } from '@/lib/bff/bff-client';
import { type CancelOutcome, cancelOutcomeOf } from '@/lib/booking/cancel-outcome';

type Trouble = Exclude<CancelOutcome['kind'], 'cancelled' | 'feeChanged'>;

interface CancelAnswer {
  data: { cancellationFeeKrw: number };
}

/** Cancels the reservation that this browser found: asks once, with the very amount that it costs. */
export function CancelGuestStay({ cancelNowKrw }: { cancelNowKrw: number }) {
  const t = useTranslations('booking.cancel');
  const locale = useLocale();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [changedFeeKrw, setChangedFeeKrw] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sending, setSending] = useState(false);
  const [refreshing, startRefreshing] = useTransition();
  const running = useRef(false);
  const feeKrw = changedFeeKrw ?? cancelNowKrw;

  async function cancel(): Promise<CancelOutcome> {
    try {
      const { data } = await bffPost<CancelAnswer>('/api/guest/cancel', { expectedFeeKrw: feeKrw });
      return { kind: 'cancelled', feeKrw: data.cancellationFeeKrw };
    } catch (error) {
      return cancelOutcomeOf(error);
    }
  }

  async function confirm(): Promise<void> {
    // A second press arrives before React has drawn the first.
    if (running.current) return;
    running.current = true;
    setSending(true);
    setTrouble(null);
    const outcome = await cancel();
    running.current = false;
    setSending(false);
    if (outcome.kind === 'feeChanged') setChangedFeeKrw(outcome.feeKrw);
    else if (outcome.kind === 'cancelled') {
      setOpen(false);
      startRefreshing(() => router.refresh());
    } else setTrouble(outcome.kind);
  }

  const fee = formatKrw(feeKrw, locale);
  const changed = changedFeeKrw !== null;
  const cost = feeKrw === 0 ? t(changed ? 'feeChangedFree' : 'free') : t(changed ? 'feeChanged' : 'fee', { fee });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} pending={refreshing}>
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
        onCancel={() => setOpen(false)}
        danger
        pending={sending}
        pendingLabel={t('pending')}
      />
    </>
  );
}
