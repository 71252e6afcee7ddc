import { useLocale } from 'next-intl';
import { partsOf } from '@/lib/dates/day';
import type { PointMonth } from '@/lib/hub/contract/point';
import { shortNumber } from '@/lib/i18n/plain-number';

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
export function PointBars({ months }: { months: readonly PointMonth[] }) {
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
  /** One path for all bars of a colour. */
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
