import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/dates/format';
import type { PointBalance } from '@/lib/hub/contract/point';
import { isWholeBalance } from '@/lib/my-page/point-notices';
import { BrokenAnswer } from './broken-answer';
import { PointNotices } from './point-notices';

/** Rows of expiry days; later ones are summed. */
const SHOWN = 12;

export function BalanceTranches({ balance }: { balance: PointBalance }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  if (!isWholeBalance(balance)) return <BrokenAnswer />;
  const shown = balance.tranches.slice(0, SHOWN);
  const later = balance.tranches.slice(SHOWN).reduce((sum, { points }) => sum + points, 0);
  const rows = [
    ...shown.map(({ expiresOn, points }) => ({
      term: t('points.balance.until', { date: formatDay(expiresOn, locale) }),
      points,
    })),
    ...(later > 0 ? [{ term: t('points.balance.later'), points: later }] : []),
  ];
  return (
    <div className="flex flex-col gap-8">
      <p className="display text-3xl" data-balance={balance.balance}>
        {t('units.points', { points: balance.balance })}
      </p>
      <PointNotices balance={balance} />
      {rows.length > 0 ? (
        <table className="tabular w-full max-w-reading border-collapse">
          <caption className="sr-only">{t('points.balance.caption')}</caption>
          <tbody className="divide-y divide-stone border-stone border-y">
            {rows.map(({ term, points }) => (
              <tr key={term}>
                <th scope="row" className="py-3 pr-4 text-start font-normal">
                  {term}
                </th>
                <td className="py-3 pl-4 text-end">{t('units.points', { points })}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-medium">
              <th scope="row" className="py-3 pr-4 text-start font-medium">
                {t('points.balance.sum')}
              </th>
              <td className="py-3 pl-4 text-end">{t('units.points', { points: balance.balance })}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p className="text-ink-soft">{t('points.balance.none')}</p>
      )}
    </div>
  );
}
