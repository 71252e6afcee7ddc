import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/dates/format';
import type { PointBalance } from '@/lib/hub/contract/point';
import { noticeDays, pointNotices } from '@/lib/my-page/point-notices';

type Within = (typeof noticeDays)[number];

interface ExpiryNoticeProps {
  within: Within;
  notices: ReturnType<typeof pointNotices>;
}

function ExpiryNotice({ within, notices }: ExpiryNoticeProps) {
  const t = useTranslations('myPage.points.notice');
  const locale = useLocale();
  return (
    <Notice tone={within === 3 ? 'error' : 'warning'} title={t(`within.${within}`)}>
      <ul>
        {notices.map(({ points, expiresOn, daysLeft }) => (
          <li key={expiresOn} className="tabular">
            {t('line', { points, date: formatDay(expiresOn, locale), days: daysLeft })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Points that expire within 3 days, in 4 to 30 and in 31 to 60 days: each day is in one notice. The first one is shown,
 * the others unfold.
 */
export function PointNotices({ balance }: { balance: PointBalance }) {
  const t = useTranslations('myPage.points.notice');
  const all = pointNotices(balance);
  const [first, ...others] = noticeDays
    .map((within) => ({ within, notices: all.filter((notice) => notice.within === within) }))
    .filter(({ notices }) => notices.length > 0);
  if (first === undefined) return null;
  return (
    <div>
      <ExpiryNotice {...first} />
      {others.length > 0 && (
        <details className="group/notices">
          <summary className="inline-flex min-h-11 items-center gap-1 text-ink-soft text-sm hover:text-ink">
            <span>{t('later')}</span>
            <Glyph name="chevron-down" size={16} className="transition-transform group-open/notices:rotate-180" />
          </summary>
          <div className="flex flex-col gap-3">
            {others.map((other) => (
              <ExpiryNotice key={other.within} {...other} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
