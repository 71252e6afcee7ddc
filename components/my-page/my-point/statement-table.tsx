import { useLocale, useTranslations } from 'next-intl';
import { seoulMoment } from '@/lib/dates/format';
import type { PointEntry } from '@/lib/hub/contract/point';
import { perLocale } from '@/lib/i18n/per-locale';

const signed = perLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));

/** Movements, newest first; on a narrow screen the kind stands under the day. */
export function StatementTable({ entries }: { entries: readonly PointEntry[] }) {
  const t = useTranslations('myPage.points');
  const locale = useLocale();
  return (
    <table className="tabular mt-8 w-full border-collapse">
      <caption className="sr-only">{t('statement.title')}</caption>
      <thead className="border-stone-deep border-b text-sm">
        <tr>
          <th scope="col" className="py-3 pr-4 text-start font-normal text-ink-muted">
            {t('statement.column.date')}
          </th>
          <th scope="col" className="py-3 pr-4 text-start font-normal text-ink-muted">
            {t('statement.column.description')}
          </th>
          <th scope="col" className="py-3 pl-4 text-end font-normal text-ink-muted">
            {t('statement.column.amount')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-stone border-stone border-b">
        {entries.map(({ position, at, kind, points, description }) => (
          // Keyed by position: another filter updates the rows in place of building new ones.
          <tr key={position} className="align-baseline">
            <td className="min-w-[min(9rem,42vw)] py-3 pr-4 text-ink-muted text-sm">
              <time dateTime={at}>{seoulMoment(at, locale).day}</time>
            </td>
            <td className="wrap-anywhere py-3 pr-4">
              <span className="block text-ink-muted text-xs">{t(`kind.${kind}`)}</span>
              {description}
            </td>
            <td className="whitespace-nowrap py-3 pl-4 text-end font-medium">{signed(locale).format(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
