import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Landmark } from '@/lib/hub/contract/hotel';
import { BAR_MARGIN, HOTEL_RADIUS, LINE_HEIGHT, type MapDrawing, TARGET_RADIUS } from '@/lib/stay/draw-map';
import type { PlacedLabel } from '@/lib/stay/map-labels';

export interface DrawnMapProps {
  map: MapDrawing;
  /** What the map shows, for readers who do not see it. */
  label: string;
  /** Length of the bar in words: `2 km`. */
  scale: string;
  /** `links`: each hotel is a link to its entry of the list beside the map. `image`: a text beside it says the same. */
  as: 'links' | 'image';
  className?: string;
}

const offsetOf = { start: 0, middle: 0.5, end: 1 } as const;

function Name({ lines, label, className }: { lines: readonly string[]; label: PlacedLabel; className: string }) {
  const x = Math.round(label.x + label.width * offsetOf[label.anchor]);
  return (
    <text textAnchor={label.anchor} className={clsx('map-name', className)}>
      {lines.map((line, index) => {
        const y = Math.round(label.y + LINE_HEIGHT * (index + 0.77));
        return (
          <tspan key={y} x={x} y={y}>
            {/* The space parts the words of the link's name. */}
            {index < lines.length - 1 ? `${line} ` : line}
          </tspan>
        );
      })}
    </text>
  );
}

const shapes: Record<Landmark['kind'], ReactNode> = {
  station: <rect x={-3.5} y={-3.5} width={7} height={7} />,
  airport: <path d="M0-5 5 4H-5Z" />,
  sight: <circle r={3} className="fill-none stroke-ink-muted [stroke-width:1.5]" />,
};
const arrow = <path d="M-4-5 5 0-4 5" className="fill-none stroke-ink-soft [stroke-width:1.5]" />;

/** A map as one drawing: water, places of arrival, hotels. Drawn on the server, without a script and without tiles. */
export function DrawnMap({ map, label, scale, as, className }: DrawnMapProps) {
  const { width, height, bar } = map;
  const isLinked = as === 'links';
  const low = height - BAR_MARGIN;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={isLinked ? 'group' : 'img'}
      aria-label={label}
      className={clsx('drawn-map block w-full max-w-[26rem] rounded-sm border border-stone-deep', className)}
    >
      <rect width={width} height={height} className="drawing-ground fill-stone-soft" />
      <path d={map.water} fillRule="evenodd" className="fill-pine-soft stroke-edge [stroke-width:0.75]" />
      {map.places.map(({ x, y, kind, degrees, lines, label: at }) => (
        <g key={`${lines.join(' ')} ${x} ${y}`}>
          <g
            transform={`translate(${x} ${y})${degrees === null ? '' : ` rotate(${degrees})`}`}
            className="fill-ink-soft"
          >
            {degrees === null ? shapes[kind] : arrow}
          </g>
          {at && <Name lines={lines} label={at} className="fill-ink-soft text-[12.5px]" />}
        </g>
      ))}
      {map.hotels.map(({ hotelId, hotelName, nth, x, y, movedFrom, lines, label: at }) => {
        const mark = (
          <>
            {movedFrom && (
              <path d={`M${movedFrom.x} ${movedFrom.y}L${x} ${y}`} className="stroke-brass [stroke-width:1]" />
            )}
            <circle cx={x} cy={y} r={HOTEL_RADIUS} className="map-dot" />
            {at && <Name lines={lines} label={at} className="fill-ink font-medium text-[13.5px]" />}
          </>
        );
        if (!isLinked) return <g key={hotelId}>{mark}</g>;
        return (
          <g key={hotelId} id={`map-${hotelId}`} data-nth={nth} className="map-mark">
            <a href={`#hotel-${hotelId}`} aria-label={at ? undefined : hotelName}>
              <circle cx={x} cy={y} r={TARGET_RADIUS} className="fill-transparent" />
              {mark}
            </a>
          </g>
        );
      })}
      {/* Last, and so above all others. */}
      {map.hotels
        .filter(({ label: at }) => at === null)
        .map(({ hotelId, nth, lines, labelOverOthers: { x, y, width: wide, height: tall, anchor } }) => (
          <g key={hotelId} data-nth={nth} className="map-chosen-name">
            <rect x={x - 4} y={y - 2} width={wide + 8} height={tall + 4} rx={2} className="fill-paper" />
            <Name
              lines={lines}
              label={{ x, y, width: wide, height: tall, anchor }}
              className="fill-ink font-medium text-[13.5px]"
            />
          </g>
        ))}
      <g>
        <path d={`M${BAR_MARGIN} ${low - 4}v4h${Math.round(bar.length)}v-4`} className="fill-none stroke-ink-muted" />
        <text x={BAR_MARGIN} y={low - 8} className="map-name fill-ink-muted text-[12px]">
          {scale}
        </text>
      </g>
    </svg>
  );
}
