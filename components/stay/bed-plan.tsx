import { useLocale, useTranslations } from 'next-intl';
import type { SleepingRules } from '@/lib/hub/contract/sleeping';
import { listText } from '@/lib/i18n/list-text';

/** More beds than a guest could tell apart in a drawing; a room of the group has six at most. */
const MOST_DRAWN = 8;
const GAP_CM = 24;
const PX_PER_CM = 0.34;
const PILLOW = { width: 52, height: 30 };

interface DrawnBed {
  x: number;
  width: number;
  length: number;
  sleeps: number;
}

/** The beds of a room side by side, in cm; null where a size is unknown, because they could not be compared then. */
function bedsInLine({ beds }: SleepingRules): DrawnBed[] | null {
  if (beds.reduce((sum, { count }) => sum + count, 0) > MOST_DRAWN) return null;
  const drawn: DrawnBed[] = [];
  for (const { count, sleeps, sizeCm } of beds) {
    if (sizeCm === null) return null;
    for (let placed = 0; placed < count; placed += 1) {
      const last = drawn.at(-1);
      drawn.push({ x: last ? last.x + last.width + GAP_CM : 0, sleeps, ...sizeCm });
    }
  }
  return drawn.length > 0 ? drawn : null;
}

function Bed({ x, width, length, sleeps }: DrawnBed) {
  const heads = Math.min(sleeps, Math.max(1, Math.floor(width / (PILLOW.width + 8))));
  const pillows = Array.from({ length: heads }, (_, head) => Math.round((width * (head + 0.5)) / heads));
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width={width} height={length} rx={6} />
      {pillows.map((middle) => (
        <rect key={middle} x={middle - PILLOW.width / 2} y={14} {...PILLOW} rx={5} />
      ))}
      <path d={`M0 ${Math.round(length * 0.36)}H${width}`} />
    </g>
  );
}

/** The beds of a room type, drawn to scale, with their sizes and what can be brought in; nothing where a size is unknown. */
export function BedPlan({ sleeping }: { sleeping: SleepingRules | null }) {
  const t = useTranslations('common.sleeping.plan');
  const locale = useLocale();
  const drawn = sleeping && bedsInLine(sleeping);
  if (!sleeping || !drawn) return null;
  const width = Math.max(...drawn.map((bed) => bed.x + bed.width));
  const length = Math.max(...drawn.map((bed) => bed.length));
  const sizes = sleeping.beds.map(({ kind, count, sizeCm }) =>
    t('sized', { bed: t(kind, { count }), count, ...sizeCm }),
  );
  const { extraBed, crib } = sleeping;
  const brought = [
    ...(extraBed && extraBed.most > 0 ? [t(extraBed.kind === 'mat' ? 'extraMat' : 'extraBed')] : []),
    ...(crib && crib.most > 0 ? [t('crib')] : []),
  ];
  return (
    <figure className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-2 text-sm" data-testid="bed-plan">
      <svg
        aria-hidden="true"
        viewBox={`-2 -2 ${width + 4} ${length + 4}`}
        width={Math.round((width + 4) * PX_PER_CM)}
        height={Math.round((length + 4) * PX_PER_CM)}
        className="max-w-full fill-paper stroke-ink-muted [stroke-width:3]"
      >
        {drawn.map((bed) => (
          <Bed key={bed.x} {...bed} />
        ))}
      </svg>
      <figcaption className="text-ink-soft">
        <span className="block">{listText(sizes, locale)}</span>
        {brought.length > 0 && (
          <span className="block text-ink-muted">{t('onRequest', { places: listText(brought, locale, 'or') })}</span>
        )}
      </figcaption>
    </figure>
  );
}
