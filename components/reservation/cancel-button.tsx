import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { pointsNowSentences } from '@/components/stay/points-sentences';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { formatKrw } from '@/components/ui/price';
import { useWaiting } from '@/components/ui/use-waiting';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';
import { type CancellingOptions, useCancelling } from './use-cancelling';

export interface CancelButtonProps extends CancellingOptions {
  /** What would be cancelled, in one line (`cancel-subject.ts`). */
  subject: string;
  /** Of a stay that uses one: the hub gives it back where cancelling is free. */
  voucherName?: string | undefined;
  /** The points that pay a part of the stay, and its total. */
  paid?: { totalKrw: number; points: PaidPoints } | null;
  /** Opens the look-up, once it has expired. */
  onFindAgain: () => void;
  findsAgain: boolean;
}

/** Cancels a stay or a table after a dialog with the exact fee. */
export function CancelButton({ subject, voucherName, paid, onFindAgain, findsAgain, ...options }: CancelButtonProps) {
  const t = useTranslations('common.cancel');
  const locale = useLocale();
  const { open, pending, trouble, feeKrw, changed, ask, close, confirm } = useCancelling(options);
  useWaiting(findsAgain);
  const fee = formatKrw(feeKrw, locale);
  const cost = feeKrw === 0 ? t(changed ? 'feeChangedFree' : 'free') : t(changed ? 'feeChanged' : 'fee', { fee });
  const isOver = trouble === 'expired';
  const findAgain = () => {
    close();
    onFindAgain();
  };
  return (
    <>
      <Button variant="danger" onClick={ask} pending={!open && (pending || findsAgain)}>
        {t('open')}
      </Button>
      <AlertDialog
        open={open}
        message={t('question')}
        detail={
          <div aria-live="assertive">
            <p className="tabular mb-2 text-ink-soft">{subject}</p>
            {!isOver && <p className="text-base">{cost}</p>}
            {!isOver && voucherName !== undefined && (
              <p className="mt-1">{t(feeKrw === 0 ? 'voucherReturns' : 'voucherStays', { name: voucherName })}</p>
            )}
            {!isOver && paid && <PointsOfFee feeKrw={feeKrw} paid={paid} />}
            {trouble && <p className={clsx('text-clay', !isOver && 'mt-3')}>{t(trouble)}</p>}
          </div>
        }
        confirmLabel={t(isOver ? 'findAgain' : 'confirm')}
        onConfirm={isOver ? findAgain : confirm}
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
