import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { formatShortDay } from '@/lib/dates/format';
import type { ClaimDetail } from '@/lib/hub/contract/claim';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { AttachmentList } from '../shell/attachment-list';
import { claimTone } from './claim-state';
import { ClaimSteps } from './claim-steps';

export function ClaimView({ claim }: { claim: ClaimDetail }) {
  const t = useTranslations('centre');
  const locale = useLocale();
  const { stay, expectedPoints } = claim;
  return (
    <article className="flex flex-col gap-12">
      <PageHeading eyebrow={claim.claimNo} title={t('result.title')}>
        <p className="mt-4">
          <Badge tone={claimTone[claim.state]}>{t(`result.state.${claim.state}`)}</Badge>
        </p>
      </PageHeading>
      <Section title={t('result.steps')}>
        <ClaimSteps claim={claim} />
      </Section>
      <Section title={t('result.asked')}>
        <DescriptionList
          items={[
            { term: t('claim.hotel'), description: stay.hotelName },
            {
              term: t('result.dates'),
              description: t('result.stay', {
                checkIn: formatShortDay(stay.checkInDate, locale),
                checkOut: formatShortDay(stay.checkOutDate, locale),
              }),
            },
            { term: t('result.reservationNo'), description: stay.reservationNo },
            { term: t('claim.reason'), description: t(`claim.reasons.${claim.reason}`) },
            {
              term: t('claim.points'),
              description: expectedPoints === null ? null : t('result.points', { points: expectedPoints }),
            },
            {
              term: t('claim.text'),
              description: claim.text === '' ? null : <span className="whitespace-pre-line">{claim.text}</span>,
            },
            { term: t('attachments.label'), description: <AttachmentList files={claim.attachments} /> },
          ]}
        />
      </Section>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localizedPath(locale, paths.myPagePoint.pointsAdjustmentResult())}>
          {t('result.back')}
        </ButtonLink>
        {claim.state === 'refused' && (
          <ButtonLink href={localizedPath(locale, paths.myPageEnquiryWrite())} variant="secondary">
            {t('result.write')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
