import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDay } from '@/lib/dates/format';
import type { DashboardInfo } from '@/lib/hub/contract/member';

export function PointFacts({ dashboard }: { dashboard: DashboardInfo }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const next = dashboard.pointsExpiringSoon;
  return (
    <DescriptionList
      items={[
        { term: t('status.balance'), description: t('units.points', { points: dashboard.pointBalance }), strong: true },
        {
          term: t('status.nextExpiry'),
          description: next
            ? t('status.nextExpiryValue', { points: next.points, date: formatDay(next.on, locale) })
            : t('status.noExpiry'),
        },
        { term: t('status.vouchers'), description: t('status.vouchersValue', { count: dashboard.voucherCount }) },
      ]}
    />
  );
}
