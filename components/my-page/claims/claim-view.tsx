import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { formatDay, formatShortDay, seoulMoment } from '@/lib/dates/format';
import type { ClaimDetail, ClaimState } from '@/lib/hub/contract/claim';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { AttachmentList } from '../shell/attachment-list';

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

function ClaimSteps({ claim }: { claim: ClaimDetail }) {
  const t = useTranslations('centre.result');
  const locale = useLocale();
  const decision = claim.state === 'refused' ? 'refused' : 'done';
  const steps = [
    { state: 'received', at: claim.receivedAt },
    { state: 'reviewing', at: claim.reviewingAt },
    { state: decision, at: claim.decidedAt },
  ] as const;
  return (
    <ol className="border-stone-deep border-l">
      {steps.map(({ state, at }) => {
        const isLast = state === decision;
        const undecided = isLast && at === null;
        return (
          <li
            key={state}
            aria-current={state === claim.state ? 'step' : undefined}
            className="relative flex flex-col gap-0.5 pb-7 pl-7 last:pb-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1.5 -left-[5px] size-2.5 rounded-full border',
                at === null ? 'border-stone-deep bg-paper' : 'border-pine bg-pine',
              )}
            />
            <span className={clsx(at === null ? 'text-ink-muted' : 'font-medium')}>
              {undecided ? t('decision') : t(`state.${state}`)}
            </span>
            <span className="tabular text-ink-muted text-sm">
              {at !== null && <span>{t('instant', seoulMoment(at, locale))}</span>}
              {undecided && <span>{t('decisionBy', { day: formatDay(claim.decisionBy, locale) })}</span>}
              {at === null && !isLast && <span>{t('waiting')}</span>}
            </span>
            {isLast && claim.points !== null && <span>{t('granted', { points: claim.points })}</span>}
            {isLast && claim.refusal !== null && <span>{t(`refusal.${claim.refusal}`)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

export const claimTone: Record<ClaimState, BadgeTone> = {
  received: 'neutral',
  reviewing: 'brass',
  done: 'pine',
  refused: 'clay',
};
