import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/dates/format';
import type { PointBalance } from '@/lib/hub/contract/point';
import { noticeDays, pointNotices } from '@/lib/my-page/point-notices';

/**
 * The points that expire next, if that is within 3 days, else in 4 to 30, else in 31 to 60 days. Later ones are said
 * where the whole balance is.
 */
export function PointNotice({ balance }: { balance: PointBalance }) {
  const t = useTranslations('myPage.points.notice');
  const locale = useLocale();
  const notices = pointNotices(balance);
  const within = noticeDays.find((days) => notices.some((notice) => notice.within === days));
  if (within === undefined) return null;
  return (
    <Notice tone={within === 3 ? 'error' : 'warning'} title={t(`within.${within}`)}>
      <ul>
        {notices
          .filter((notice) => notice.within === within)
          .map(({ points, expiresOn, daysLeft }) => (
            <li key={expiresOn} className="tabular">
              {t('line', { points, date: formatDay(expiresOn, locale), days: daysLeft })}
            </li>
          ))}
      </ul>
    </Notice>
  );
}
