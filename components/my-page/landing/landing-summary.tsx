import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/link';
import { formatDay } from '@/lib/dates/format';
import type { DashboardInfo } from '@/lib/hub/contract/member';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { TierPlate } from '../user-info/tier-plate';

export interface LandingSummaryProps {
  dashboard: DashboardInfo;
  membershipNo: string;
  /** The voucher that expires first, from a call of its own. */
  nextVoucher: ReactNode;
}

export function LandingSummary({ dashboard, membershipNo, nextVoucher }: LandingSummaryProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  return (
    <TierPlate tier={dashboard.tier} className="px-6 py-6 md:px-10 md:py-10">
      <p className="tabular mb-5 text-ink-soft md:mb-8 text-sm tracking-[0.12em]">
        <span className="sr-only">{t('status.number')} </span>
        <span translate="no">{membershipNo}</span>
      </p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-5 sm:grid-cols-3 sm:gap-8">
        <Fact
          term={t('landing.tier')}
          value={t(`tier.${dashboard.tier}`)}
          note={t('landing.validUntil', { date: formatDay(dashboard.tierValidUntil, locale) })}
        />
        <Fact
          term={t('landing.balance')}
          value={t('units.points', { points: dashboard.pointBalance })}
          note={
            dashboard.pointsExpiringSoon &&
            t('landing.nextExpiry', {
              points: dashboard.pointsExpiringSoon.points,
              date: formatDay(dashboard.pointsExpiringSoon.on, locale),
            })
          }
        />
        <Fact
          term={t('landing.vouchers')}
          value={t('status.vouchersValue', { count: dashboard.voucherCount })}
          note={dashboard.voucherCount > 0 && nextVoucher}
        />
      </dl>
      <p className="mt-5 text-sm md:mt-8">
        <TextLink href={localizedPath(locale, paths.myPageUserInfo.memberStatus())}>{t('landing.statusLink')}</TextLink>
      </p>
    </TierPlate>
  );
}

function Fact({ term, value, note }: { term: string; value: string; note: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="display mt-1 text-xl sm:text-2xl">{value}</dd>
      {note && <dd className="mt-2 text-ink-soft text-sm">{note}</dd>}
    </div>
  );
}
