'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { formatKrw } from '@/components/ui/price';
import { bffPost } from '@/lib/bff/bff-client';
import { type CancelOutcome, cancelOutcomeOf } from '@/lib/booking/cancel-outcome';
import { useCancelling } from '@/lib/booking/use-cancelling';

interface CancelAnswer {
  data: { cancellationFeeKrw: number };
}

async function cancel(expectedFeeKrw: number): Promise<CancelOutcome> {
  try {
    const { data } = await bffPost<CancelAnswer>('/api/guest/cancel', { expectedFeeKrw });
    return { kind: 'cancelled', feeKrw: data.cancellationFeeKrw };
  } catch (error) {
    return cancelOutcomeOf(error);
  }
}

/** Cancels the reservation that this browser found: asks once, with the very amount that it costs. */
export function CancelGuestStay({ cancelNowKrw }: { cancelNowKrw: number }) {
  const t = useTranslations('booking.cancel');
  const locale = useLocale();
  const router = useRouter();
  const [refreshing, startRefreshing] = useTransition();
  const { open, pending, trouble, feeKrw, changed, ask, close, confirm } = useCancelling({
    cancel,
    cancelNowKrw,
    onCancelled: () => startRefreshing(() => router.refresh()),
  });
  const fee = formatKrw(feeKrw, locale);
  const cost = feeKrw === 0 ? t(changed ? 'feeChangedFree' : 'free') : t(changed ? 'feeChanged' : 'fee', { fee });
  return (
    <>
      <Button variant="danger" onClick={ask} pending={refreshing}>
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
