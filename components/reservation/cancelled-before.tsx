'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { showResult } from '@/components/ui/show-result';
import { type CancellationNote, cancelledResultId, readCancellation } from '@/lib/booking/cancellation-note';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { importPart } from '@/lib/navigation/import-part';
import { CancelledFee, CancelledResult, CancelledSummary } from './cancelled-result';

export interface CancelledBeforeProps {
  reservationNo: string;
  className?: string;
}

/** On a page that cannot load the reservation: that this tab has just cancelled it, and for which fee. */
export function CancelledBefore({ reservationNo, className }: CancelledBeforeProps) {
  const t = useTranslations('common.cancel');
  const locale = useLocale();
  const [note, setNote] = useState<CancellationNote | null>(null);
  useEffect(() => {
    const found = readCancellation(browserStores()?.session ?? null, reservationNo);
    if (found === null) return setNote(null);
    // The look-up has no other use for Luxon in its first view.
    importPart(() => import('@/lib/dates/format'))
      .then(({ formatSeoulInstant }) =>
        setNote({ ...found, cancelledAt: formatSeoulInstant(found.cancelledAt, locale) }),
      )
      .catch(reportError);
  }, [locale, reservationNo]);
  useEffect(() => {
    if (note !== null) showResult(document.getElementById(cancelledResultId));
  }, [note]);
  if (note === null) return null;
  const { cancellationFeeKrw: feeKrw, voucherName, voucherGivenBackYn, settledPoints = null } = note;
  return (
    <div className={className}>
      <CancelledResult cancelledAt={note.cancelledAt}>
        {voucherGivenBackYn === undefined ? (
          <CancelledFee feeKrw={feeKrw} />
        ) : (
          <CancelledSummary
            reservation={{
              cancellationFeeKrw: feeKrw,
              voucher: voucherName === undefined ? null : { name: voucherName },
              voucherGivenBackYn,
              settledPoints,
              cancelledRooms: [{ feeKrw: note.earlierKrw ?? 0, settledPoints: null }],
            }}
          />
        )}
        <p className="mt-2">{t('detailsLater')}</p>
      </CancelledResult>
    </div>
  );
}
