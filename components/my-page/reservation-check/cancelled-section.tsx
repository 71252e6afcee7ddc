'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { seoulMoment } from '@/lib/my-page/format-moment';

export type CancelledSectionProps = Pick<ReservationDetail, 'cancelledAt' | 'cancellationFeeKrw'>;

/** When a stay or a table was cancelled, and what that cost. */
export function CancelledSection({ cancelledAt, cancellationFeeKrw }: CancelledSectionProps) {
  const t = useTranslations('myPage.reservation');
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
            description: cancellationFeeKrw === null ? null : formatKrw(cancellationFeeKrw, locale),
          },
        ]}
      />
    </Section>
  );
}
