import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Fold } from '@/components/ui/fold';
import { formatDay } from '@/lib/dates/format';
import type { PointBalance } from '@/lib/hub/contract/point';
import { isWholeBalance, pointNotices } from '@/lib/my-page/point-notices';
import { BrokenPoints } from './broken-points';

const SHOWN = 12;

export function BalanceTranches({ balance }: { balance: PointBalance }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  if (!isWholeBalance(balance)) return <BrokenPoints />;
  const [next] = balance.tranches;
  const soon = pointNotices(balance).find(({ expiresOn }) => expiresOn === next?.expiresOn);
  return (
    <>
      <p className="display wrap-anywhere break-keep text-3xl" data-balance={balance.balance}>
        {t('units.points', { points: balance.balance })}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span>
          {next === undefined
            ? t('points.balance.none')
            : t('points.balance.next', { points: next.points, date: formatDay(next.expiresOn, locale) })}
        </span>
        {soon && (
          <Badge tone={soon.within === 3 ? 'clay' : 'brass'}>
            {t('points.balance.daysLeft', { days: soon.daysLeft })}
          </Badge>
        )}
      </p>
      {balance.tranches.length > 1 && (
        <Fold summary={t('points.balance.caption')}>
          <TrancheTable balance={balance} />
        </Fold>
      )}
    </>
  );
}

function TrancheTable({ balance }: { balance: PointBalance }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const later = balance.tranches.slice(SHOWN).reduce((sum, { points }) => sum + points, 0);
  const rows = [
    ...balance.tranches.slice(0, SHOWN).map(({ expiresOn, points }) => ({
      term: t('points.balance.until', { date: formatDay(expiresOn, locale) }),
      points,
    })),
    ...(later > 0 ? [{ term: t('points.balance.later'), points: later }] : []),
  ];
  return (
    <table className="tabular mt-2 w-full max-w-reading border-collapse">
      <caption className="sr-only">{t('points.balance.caption')}</caption>
      <tbody className="divide-y divide-stone border-stone border-y">
        {rows.map(({ term, points }) => (
          <tr key={term}>
            <th scope="row" className="py-3 pr-4 text-start font-normal">
              {term}
            </th>
            <td className="whitespace-nowrap py-3 pl-4 text-end">{t('units.points', { points })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
