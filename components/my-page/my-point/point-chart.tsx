import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/link';
import type { SeoulDay } from '@/lib/dates/day';
import { formatMonth } from '@/lib/dates/format';
import type { PointMonth } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { plainNumber } from '@/lib/i18n/plain-number';
import { pointAddress } from '@/lib/my-page/point-filter';
import { chartMonths } from '@/lib/my-page/point-months';
import { BrokenPoints } from './broken-points';
import { PointBars } from './point-bars';

export interface PointChartProps {
  answered: readonly PointMonth[];
  todaySeoul: SeoulDay;
}

/** Points in and out by month: bars, and behind a line the same figures as a table with links to the movements. */
export function PointChart({ answered, todaySeoul }: PointChartProps) {
  const t = useTranslations('myPage.points.chart');
  const months = chartMonths(answered, todaySeoul);
  if (months === null) return <BrokenPoints />;
  return (
    <div>
      <p aria-hidden="true" className="mb-4 flex gap-6 text-ink-muted text-sm">
        <span className="inline-flex items-center gap-2">
          <Swatch className="fill-pine" />
          <span>{t('in')}</span>
        </span>
        <span className="inline-flex items-center gap-2">
          <Swatch className="points-out fill-brass" />
          <span>{t('out')}</span>
        </span>
      </p>
      <PointBars months={months} />
      <Fold summary={t('table')} className="mt-2">
        <MonthTable months={months} />
      </Fold>
    </div>
  );
}

/** Drawn as the bars are, so that a browser that darkens pages leaves both alike. */
function Swatch({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 forced-color-adjust-auto">
      <rect width="12" height="12" className="drawing-ground fill-ivory" />
      <rect x="1" y="1" width="10" height="10" className={className} />
    </svg>
  );
}

function MonthTable({ months }: { months: readonly PointMonth[] }) {
  const t = useTranslations('myPage.points.chart');
  const locale = useLocale();
  const number = plainNumber(locale);
  return (
    <table className="tabular mt-2 w-full max-w-form border-collapse text-sm">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="border-stone-deep border-b">
        <tr>
          <th scope="col" className="py-2 pr-3 text-start font-normal text-ink-muted">
            {t('month')}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-normal text-ink-muted">
            {t('in')}
          </th>
          <th scope="col" className="py-2 pl-3 text-end font-normal text-ink-muted">
            {t('out')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-stone border-stone border-b">
        {months.toReversed().map(({ month, pointsIn, pointsOut }) => (
          <tr key={month}>
            <th scope="row" className="pr-3 text-start font-normal">
              <TextLink
                href={`${localizedPath(locale, pointAddress({ period: month, page: 1 }))}#statement`}
                className="inline-flex min-h-11 items-center"
              >
                {formatMonth(month, locale)}
              </TextLink>
            </th>
            <td className="px-3 text-end">{number.format(pointsIn)}</td>
            <td className="pl-3 text-end">{number.format(pointsOut)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
