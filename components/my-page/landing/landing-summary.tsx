'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { DashboardInfo } from '@/lib/hub/contract/member';
import { localizedPath } from '@/lib/i18n/localized-path';
import { formatDay } from '@/lib/my-page/format-moment';
import { paths } from '@/lib/paths';
import { TierPlate } from '../user-info/tier-plate';

/** Tier and points, in the metal of the tier. */
export function LandingSummary({ dashboard }: { dashboard: DashboardInfo }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  return (
    <TierPlate tier={dashboard.tier} className="px-7 py-8 md:px-10 md:py-10">
      <dl className="grid gap-8 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">{t('landing.tier')}</dt>
          <dd className="display mt-1 text-2xl">{t(`tier.${dashboard.tier}`)}</dd>
          <dd className="mt-2 text-ink-soft text-sm">
            {t('landing.validUntil', { date: formatDay(dashboard.tierValidUntil, locale) })}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t('landing.balance')}</dt>
          <dd className="display mt-1 text-2xl">{t('units.points', { points: dashboard.pointBalance })}</dd>
          {dashboard.pointsExpiringSoon && (
            <dd className="mt-2 text-ink-soft text-sm">
              {t('landing.nextExpiry', {
                points: dashboard.pointsExpiringSoon.points,
                date: formatDay(dashboard.pointsExpiringSoon.on, locale),
              })}
            </dd>
          )}
        </div>
      </dl>
      <p className="mt-8 text-sm">
        <TextLink href={localizedPath(locale, paths.myPageUserInfo.memberStatus())} prefetch={false}>
          {t('landing.statusLink')}
        </TextLink>
      </p>
    </TierPlate>
  );
}

/** The shape of `LandingSummary`. */
export function LandingSummarySkeleton() {
  return <Skeleton className="h-64 w-full sm:h-56" />;
}
