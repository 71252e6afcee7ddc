import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Fold } from '@/components/ui/fold';
import { formatDay } from '@/lib/dates/format';
import type { PointBalance } from '@/lib/hub/contract/point';
import { isWholeBalance, pointNotices } from '@/lib/my-page/point-notices';
import { BrokenAnswer } from './broken-answer';
import { PointNotice } from './point-notice';

/** Rows of expiry days; later ones are summed. */
const SHOWN = 12;

/** The balance, what of it expires next, and every expiry day behind a line. */
export function BalanceTranches({ balance }: { balance: PointBalance }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  if (!isWholeBalance(balance)) return <BrokenAnswer />;
  const [next] = balance.tranches;
  const soon = pointNotices(balance);
  return (
    <div className="flex flex-col gap-6">
      <p className="display text-3xl" data-balance={balance.balance}>
        {t('units.points', { points: balance.balance })}
      </p>
      {soon.length > 0 && <PointNotice balance={balance} />}
      {next === undefined ? (
        <p className="text-ink-soft">{t('points.balance.none')}</p>
      ) : (
        <div>
          {soon.length === 0 && (
            <p className="text-ink-soft">
              {t('points.balance.next', { points: next.points, date: formatDay(next.expiresOn, locale) })}
            </p>
          )}
          <Fold summary={t('points.balance.caption')}>
            <TrancheTable balance={balance} />
          </Fold>
        </div>
      )}
    </div>
  );
}

function TrancheTable({ balance }: { balance: PointBalance }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const daysLeft = new Map(pointNotices(balance).map((notice) => [notice.expiresOn, notice.daysLeft]));
  const later = balance.tranches.slice(SHOWN).reduce((sum, { points }) => sum + points, 0);
  const rows = [
    ...balance.tranches.slice(0, SHOWN).map(({ expiresOn, points }) => ({
      term: t('points.balance.until', { date: formatDay(expiresOn, locale) }),
      days: daysLeft.get(expiresOn),
      points,
    })),
    ...(later > 0 ? [{ term: t('points.balance.later'), days: undefined, points: later }] : []),
  ];
  return (
    <table className="tabular mt-2 w-full max-w-reading border-collapse">
      <caption className="sr-only">{t('points.balance.caption')}</caption>
      <tbody className="divide-y divide-stone border-stone border-y">
        {rows.map(({ term, days, points }) => (
          <tr key={term}>
            <th scope="row" className="py-3 pr-4 text-start font-normal">
              <span className="mr-3">{term}</span>
              {days !== undefined && <Badge tone="brass">{t('points.balance.daysLeft', { days })}</Badge>}
            </th>
            <td className="whitespace-nowrap py-3 pl-4 text-end">{t('units.points', { points })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium">
          <th scope="row" className="py-3 pr-4 text-start font-medium">
            {t('points.balance.sum')}
          </th>
          <td className="whitespace-nowrap py-3 pl-4 text-end">{t('units.points', { points: balance.balance })}</td>
        </tr>
      </tfoot>
    </table>
  );
}
