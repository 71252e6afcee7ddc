import { useLocale, useTranslations } from 'next-intl';
import { seoulMoment } from '@/lib/dates/format';
import type { PointEntry } from '@/lib/hub/contract/point';
import { perLocale } from '@/lib/i18n/per-locale';

const signed = perLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));

export function StatementTable({ entries }: { entries: readonly PointEntry[] }) {
  const t = useTranslations('myPage.points');
  const locale = useLocale();
  return (
    <table className="tabular mt-6 w-full border-collapse">
      <caption className="sr-only">{t('statement.title')}</caption>
      <thead className="border-stone-deep border-b text-sm">
        <tr>
          <th scope="col" className="py-3 pr-4 text-start font-normal text-ink-muted max-md:hidden">
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
            <td className="min-w-36 py-3 pr-4 text-ink-muted text-sm max-md:hidden">
              <time dateTime={at}>{seoulMoment(at, locale).day}</time>
            </td>
            <td className="wrap-anywhere py-3 pr-4">
              <span className="flex flex-wrap gap-x-2 text-ink-muted text-xs">
                <span>{t(`kind.${kind}`)}</span>
                <time dateTime={at} className="md:hidden">
                  {seoulMoment(at, locale).day}
                </time>
              </span>
              <span>{description}</span>
            </td>
            <td className="whitespace-nowrap py-3 pl-4 text-end font-medium">{signed(locale).format(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
