'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { seoulMoment } from '@/lib/my-page/format-moment';

export interface CancelledSectionProps extends Pick<ReservationDetail, 'cancelledAt' | 'cancellationFeeKrw'> {
  /** Of a stay: what became of its voucher. A table has none, and no price. */
  stay?: Pick<ReservationDetail, 'voucher' | 'voucherGivenBackYn'>;
}

/** When a stay or a table was cancelled, what that cost, and what became of the voucher of a stay. */
export function CancelledSection({ cancelledAt, cancellationFeeKrw, stay }: CancelledSectionProps) {
  const t = useTranslations('myPage.reservation');
  const words = useTranslations('common.cancel');
  const locale = useLocale();
  return (
    <Section rule title={t('cancellation')}>
      <DescriptionList
        items={[
          {
            term: t('cancelledAt'),
            description: cancelledAt === null ? null : t('instant', seoulMoment(cancelledAt, locale)),
          },
          {
            term: t('cancelledFee'),
            description:
              cancellationFeeKrw === null
                ? null
                : `${formatKrw(cancellationFeeKrw, locale)}${stay ? ` · ${words('nothingDue')}` : ''}`,
          },
          { term: t('cancelledVoucher'), description: stay ? voucherSentence(stay, words) : null },
        ]}
      />
    </Section>
  );
}

function voucherSentence(
  { voucher, voucherGivenBackYn }: NonNullable<CancelledSectionProps['stay']>,
  words: ReturnType<typeof useTranslations<'common.cancel'>>,
): string {
  if (!voucher) return words('noVoucher');
  return words(voucherGivenBackYn === 'Y' ? 'voucherBack' : 'voucherKept', { name: voucher.name });
}
