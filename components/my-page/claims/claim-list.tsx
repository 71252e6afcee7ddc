import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { formatDay, formatShortDay, seoulMoment } from '@/lib/dates/format';
import type { ClaimSummary } from '@/lib/hub/contract/claim';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { claimTone } from './claim-view';

export function ClaimList({ claims }: { claims: readonly ClaimSummary[] }) {
  const t = useTranslations('centre');
  const locale = useLocale();
  const ask = localizedPath(locale, paths.myPagePoint.pointsAdjustment());
  if (claims.length === 0) {
    return (
      <EmptyState
        title={t('result.emptyTitle')}
        sentence={t('result.empty')}
        nextStep={{ label: t('result.ask'), href: ask }}
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-stone border-stone border-y">
        {claims.map((claim) => (
          <li key={claim.claimNo} className="flex flex-col gap-1.5 py-5">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
              <h2 className="min-w-0 font-medium">
                <TextLink href={localizedPath(locale, paths.myPagePoint.pointsAdjustmentDetail(claim.claimNo))}>
                  {claim.stay.hotelName}
                </TextLink>
              </h2>
              <Badge tone={claimTone[claim.state]}>{t(`result.state.${claim.state}`)}</Badge>
            </div>
            <p className="tabular text-ink-soft">
              {t('result.stay', {
                checkIn: formatShortDay(claim.stay.checkInDate, locale),
                checkOut: formatShortDay(claim.stay.checkOutDate, locale),
              })}
            </p>
            <p className="text-ink-muted text-sm">
              {t('result.receivedOn', { day: seoulMoment(claim.receivedAt, locale).day, number: claim.claimNo })}
            </p>
            <p className="text-sm">
              {claim.points !== null && <span>{t('result.granted', { points: claim.points })}</span>}
              {claim.refusal !== null && <span>{t(`result.refusal.${claim.refusal}`)}</span>}
              {claim.decidedAt === null && (
                <span>{t('result.decisionBy', { day: formatDay(claim.decisionBy, locale) })}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <ButtonLink href={ask} variant="secondary">
          {t('result.ask')}
        </ButtonLink>
      </p>
    </>
  );
}
