import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/dates/format';
import type { PointBalance } from '@/lib/hub/contract/point';
import { noticeDays, pointNotices } from '@/lib/my-page/point-notices';

/** Points that expire within 3 days, in 4 to 30 and in 31 to 60 days: each day is in one notice. */
export function PointNotices({ balance, className }: { balance: PointBalance; className?: string }) {
  const t = useTranslations('myPage.points.notice');
  const locale = useLocale();
  const notices = pointNotices(balance);
  const spans = noticeDays
    .map((within) => ({ within, own: notices.filter((notice) => notice.within === within) }))
    .filter(({ own }) => own.length > 0);
  if (spans.length === 0) return null;
  return (
    <div className={clsx('flex flex-col gap-3', className)}>
      {spans.map(({ within, own }) => (
        <Notice key={within} tone={within === 3 ? 'error' : 'warning'} title={t(`within.${within}`)}>
          <ul>
            {own.map(({ points, expiresOn, daysLeft }) => (
              <li key={expiresOn} className="tabular">
                {t('line', { points, date: formatDay(expiresOn, locale), days: daysLeft })}
              </li>
            ))}
          </ul>
        </Notice>
      ))}
    </div>
  );
}
