import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/link';
import { partsOf, type SeoulDay } from '@/lib/dates/day';
import { formatMonth } from '@/lib/dates/format';
import type { PointMonth } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { plainNumber, shortNumber } from '@/lib/i18n/plain-number';
import { pointAddress } from '@/lib/my-page/point-filter';
import { chartMonths } from '@/lib/my-page/point-months';
import { BrokenPoints } from './broken-points';

export function PointChart({ answered, todaySeoul }: { answered: readonly PointMonth[]; todaySeoul: SeoulDay }) {
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

/** Units of the drawing; a phone shows one as about a pixel. */
const STEP = 30;
const BAR = 14;
const BARS_HEIGHT = 120;
const LABEL_HEIGHT = 16;

interface Bar {
  middle: number;
  value: number;
  height: number;
}

/** Points in over the line and points out under it, each bar with its figure. Hidden from assistive technology: the table has the same. */
function PointBars({ months }: { months: readonly PointMonth[] }) {
  const locale = useLocale();
  const most = (of: (month: PointMonth) => number) => Math.max(0, ...months.map(of));
  const mostIn = most(({ pointsIn }) => pointsIn);
  const mostOut = most(({ pointsOut }) => -pointsOut);
  const unit = BARS_HEIGHT / Math.max(1, mostIn + mostOut);
  const line = LABEL_HEIGHT + mostIn * unit;
  const bottom = LABEL_HEIGHT + BARS_HEIGHT + (mostOut > 0 ? LABEL_HEIGHT : 0);
  const middleOf = (index: number) => index * STEP + STEP / 2;
  const barsOf = (of: (month: PointMonth) => number): Bar[] =>
    months
      .map((month, index) => ({ middle: middleOf(index), value: of(month), height: Math.max(2, of(month) * unit) }))
      .filter(({ value }) => value > 0);
  const path = (bars: readonly Bar[], direction: 1 | -1) =>
    bars
      .map(({ middle, height }) => `M${middle - BAR / 2} ${line}v${(direction * height).toFixed(1)}h${BAR}V${line}z`)
      .join('');
  const bars = { in: barsOf(({ pointsIn }) => pointsIn), out: barsOf(({ pointsOut }) => -pointsOut) };
  const number = shortNumber(locale);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${months.length * STEP} ${bottom + 2 * LABEL_HEIGHT}`}
      className="w-full max-w-form forced-color-adjust-auto"
    >
      <rect width="100%" height="100%" className="drawing-ground fill-ivory" />
      <line x1="0" x2={months.length * STEP} y1={line} y2={line} className="stroke-stone-deep" />
      <path d={path(bars.in, -1)} className="fill-pine" />
      <path d={path(bars.out, 1)} className="points-out fill-brass" />
      <g textAnchor="middle" className="tabular fill-ink text-[11px]">
        {bars.in.map(({ middle, value, height }) => (
          <text key={middle} x={middle} y={line - height - 4}>
            {number.format(value)}
          </text>
        ))}
        {bars.out.map(({ middle, value, height }) => (
          <text key={middle} x={middle} y={line + height + 12}>
            {number.format(value)}
          </text>
        ))}
      </g>
      <g textAnchor="middle" className="fill-ink-muted text-[11px]">
        {months.map(({ month }, index) => (
          <text key={month} x={middleOf(index)} y={bottom + 12}>
            {partsOf(month).month}
          </text>
        ))}
        {months.map(({ month }, index) =>
          index === 0 || partsOf(month).month === 1 ? (
            <text key={month} x={middleOf(index)} y={bottom + 27}>
              {partsOf(month).year}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  );
}
