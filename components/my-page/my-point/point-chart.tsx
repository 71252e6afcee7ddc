import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { partsOf, type SeoulDay } from '@/lib/dates/day';
import { formatMonth } from '@/lib/dates/format';
import type { PointMonth } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { plainNumber } from '@/lib/i18n/plain-number';
import { pointAddress } from '@/lib/my-page/point-filter';
import { chartMonths } from '@/lib/my-page/point-months';
import { BrokenAnswer } from './broken-answer';

const HEIGHT = 160;
const STEP = 48;
const BAR = 16;

export interface PointChartProps {
  answered: readonly PointMonth[];
  todaySeoul: SeoulDay;
}

/** Points in and out by month: bars, and the same figures as a table with links to the movements. */
export function PointChart({ answered, todaySeoul }: PointChartProps) {
  const t = useTranslations('myPage.points.chart');
  const locale = useLocale();
  const months = chartMonths(answered, todaySeoul);
  if (months === null) return <BrokenAnswer />;
  const number = plainNumber(locale);
  const most = Math.max(1, ...months.map(({ pointsIn, pointsOut }) => Math.max(pointsIn, -pointsOut)));
  const middle = (index: number) => index * STEP + STEP / 2;
  /** One path for all bars of a colour keeps the chart small: each filter of the statement sends it again. */
  const bars = (of: (month: PointMonth) => number, left: number) =>
    months
      .map((month, index) => {
        const high = Math.round((Math.abs(of(month)) / most) * HEIGHT);
        return `M${middle(index) + left} ${HEIGHT}v${-high}h${BAR}v${high}z`;
      })
      .join('');
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
      {/* The table has the same content. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT + 32}`}
        className="w-full max-w-form forced-color-adjust-auto"
      >
        <line x1="0" x2={months.length * STEP} y1={HEIGHT} y2={HEIGHT} className="stroke-stone-deep" />
        <path d={bars((month) => month.pointsIn, -BAR)} className="fill-pine" />
        <path d={bars((month) => month.pointsOut, 0)} className="points-out fill-brass" />
        {/* The chart is half as large on a phone; its labels stay readable. */}
        <g textAnchor="middle" className="fill-ink-muted text-[20px] md:text-[14px]">
          {months.map(({ month }, index) => (
            <text key={month} x={middle(index)} y={HEIGHT + 24}>
              {partsOf(month).month}
            </text>
          ))}
        </g>
      </svg>
      <table className="tabular w-full border-collapse text-sm">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="border-stone-deep border-b">
          <tr>
            <th scope="col" className="py-2 pr-3 text-start font-normal text-ink-muted">
              {t('month')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-normal text-ink-muted">
              <span aria-hidden="true" className="mr-2 inline-block size-2.5 border-5 border-pine" />
              {t('in')}
            </th>
            <th scope="col" className="py-2 pl-3 text-end font-normal text-ink-muted">
              <span aria-hidden="true" className="mr-2 inline-block points-out size-2.5 border-5 border-brass" />
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
    </div>
  );
}
