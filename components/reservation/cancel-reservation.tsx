'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useTransition } from 'react';
import { useAction } from '@/components/layout/use-action';
import { pointsNowSentences } from '@/components/stay/points-sentences';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { formatKrw } from '@/components/ui/price';
import { useResultOnPage } from '@/components/ui/show-result';
import { useWaiting } from '@/components/ui/use-waiting';
import { cancelledResultId, dropCancellation, noteCancellation } from '@/lib/booking/cancellation-note';
import { type CancelFailure, cancelFailureOf, sendCancellation } from '@/lib/booking/send-cancellation';
import { forgetBooked } from '@/lib/browser-storage/attempts';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';

interface CancelButtonProps {
  reservationNo: string;
  subject: string;
  path: string;
  cancelNowKrw: number;
  /** Of a stay that uses one: the hub gives it back where cancelling is free. */
  voucherName?: string | undefined;
  paid?: { totalKrw: number; points: PaidPoints } | null;
  /** Fees due for rooms that were cancelled before. */
  earlierKrw?: number;
  onCancelled: () => void;
}

export interface CancelReservationProps extends Omit<CancelButtonProps, 'onCancelled'> {
  cancellable: boolean;
}

/** Cancels a stay or a table, then refreshes the page. Stays mounted to move the focus to the result. */
export function CancelReservation({ cancellable, ...question }: CancelReservationProps) {
  const { reservationNo } = question;
  const expectResult = useResultOnPage(cancelledResultId);
  useEffect(() => {
    // The page itself says it now.
    if (!cancellable) dropCancellation(browserStores()?.session ?? null, reservationNo);
  }, [cancellable, reservationNo]);
  return cancellable && <CancelButton {...question} onCancelled={expectResult} />;
}

/** Asks once, in a dialog with the exact fee; a changed fee is shown and asked about again. */
function CancelButton(props: CancelButtonProps) {
  const { reservationNo, subject, path, cancelNowKrw, voucherName, paid, earlierKrw, onCancelled } = props;
  const t = useTranslations('common.cancel');
  const locale = useLocale();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [findsAgain, startFinding] = useTransition();
  useWaiting(findsAgain);
  const [changedFeeKrw, setChangedFeeKrw] = useState<number | null>(null);
  const feeKrw = changedFeeKrw ?? cancelNowKrw;
  // A try that got no answer may have cancelled; that a later one did nothing does not say that nothing happened.
  const earlierUnsure = useRef(false);
  const { run, pending, failure, reset } = useAction(
    async () => {
      const cancellation = await sendCancellation(path, feeKrw);
      const note = { ...cancellation, voucherName, earlierKrw };
      noteCancellation(browserStores()?.session ?? null, reservationNo, note);
      forgetBooked(reservationNo);
      onCancelled();
      setIsAsking(false);
    },
    {
      refresh: router.refresh,
      failureOf: (problem): CancelFailure['kind'] => {
        const failed = cancelFailureOf(problem);
        if (failed.kind === 'feeChanged') setChangedFeeKrw(failed.feeKrw);
        if (failed.kind === 'unsure') earlierUnsure.current = true;
        return failed.kind === 'failed' && earlierUnsure.current ? 'unsure' : failed.kind;
      },
    },
  );
  const findAgain = () => {
    setIsAsking(false);
    reset();
    startFinding(router.refresh);
  };
  const close = () => {
    // The page behind says that the reservation stands, which may not be so any more.
    if (earlierUnsure.current) findAgain();
    else {
      setIsAsking(false);
      reset();
    }
  };
  const fee = formatKrw(feeKrw, locale);
  const isChanged = changedFeeKrw !== null;
  const cost = feeKrw === 0 ? t(isChanged ? 'feeChangedFree' : 'free') : t(isChanged ? 'feeChanged' : 'fee', { fee });
  const isOver = failure === 'expired';
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)} pending={!isAsking && (pending || findsAgain)}>
        {t('open')}
      </Button>
      <AlertDialog
        open={isAsking}
        message={t('question')}
        detail={
          <div aria-live="assertive">
            <p className="tabular mb-2 text-ink-soft">{subject}</p>
            {!isOver && <p className="text-base">{cost}</p>}
            {!isOver && voucherName !== undefined && (
              <p className="mt-1">{t(feeKrw === 0 ? 'voucherReturns' : 'voucherStays', { name: voucherName })}</p>
            )}
            {!isOver && paid && <PointsOfFee feeKrw={feeKrw} paid={paid} />}
            {failure !== null && failure !== 'feeChanged' && (
              <p className={clsx('text-clay', !isOver && 'mt-3')}>{t(failure)}</p>
            )}
          </div>
        }
        confirmLabel={t(isOver ? 'findAgain' : 'confirm')}
        onConfirm={isOver ? findAgain : () => void run()}
        cancelLabel={t('keep')}
        onCancel={close}
        danger={!isOver}
        pending={pending}
        pendingLabel={t('pending')}
      />
    </>
  );
}

/** What the fee does to the points. Apart, because tables have neither points nor these texts. */
function PointsOfFee({ feeKrw, paid }: { feeKrw: number; paid: { totalKrw: number; points: PaidPoints } }) {
  const t = useTranslations('common.terms');
  return <p className="mt-1">{pointsNowSentences({ nowKrw: feeKrw, steps: [] }, paid, t).join(' ')}</p>;
}
