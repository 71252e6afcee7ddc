import type { Geo } from '@/lib/hub/contract/common';
import type { Landmark } from '@/lib/hub/contract/hotel';
import { edgeTowards, frameOf, type Point, pathOf, scaleBar } from './map-frame';
import {
  type LabelSize,
  labelOverOthers,
  linesOf,
  type PlacedLabel,
  placeLabels,
  reckonWidth,
  spreadMarks,
} from './map-labels';

export interface MapHotel {
  hotelId: string;
  hotelName: string;
  geo: Geo | null;
}

export interface MapPlace {
  name: string;
  kind: Landmark['kind'];
  geo: Geo;
}

interface Mark {
  x: number;
  y: number;
  lines: string[];
  /** Where the name is written; null where it would cover something. */
  label: PlacedLabel | null;
}

/** All that a map shows, in units of its drawing. */
export interface MapDrawing {
  width: number;
  height: number;
  /** Data of a path, filled by `evenodd`. */
  water: string;
  bar: { km: number; length: number };
  hotels: (Mark & {
    hotelId: string;
    hotelName: string;
    /** Of the hotels that were given, from 1. */
    nth: number;
    /** Where the hotel is, for a mark that was moved away from another. */
    movedFrom: Point | null;
    /** Where its name is written while it is chosen, if it has no label. */
    labelOverOthers: PlacedLabel;
  })[];
  /** With the direction of those beyond the edge. */
  places: (Mark & { kind: Landmark['kind']; degrees: number | null })[];
}

export const HOTEL_RADIUS = 6;
/** Of what can be pressed. */
export const TARGET_RADIUS = 14;
const PLACE_RADIUS = 4;
const UNDER_MARK = HOTEL_RADIUS + PLACE_RADIUS;
export const LINE_HEIGHT = 16;
const HOTEL_SIZE = 13.5;
const PLACE_SIZE = 12.5;
export const BAR_MARGIN = 12;

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

const labelSize = ({ x, y, lines }: Omit<Mark, 'label'>, radius: number, fontSize: number): LabelSize => ({
  mark: { x, y, radius },
  width: fontSize * Math.max(...lines.map(reckonWidth)),
  height: LINE_HEIGHT * lines.length,
});

/** @param hotels those without coordinates are left out @returns null where none has any */
export function drawMap(
  hotels: readonly MapHotel[],
  places: readonly MapPlace[],
  water: readonly (readonly Geo[])[],
): MapDrawing | null {
  const frame = frameOf(
    hotels.flatMap(({ geo }) => geo ?? []),
    places.map(({ geo }) => geo),
  );
  if (frame === null) return null;
  const bar = scaleBar(frame);
  const hotelMarks = spreadMarks(
    hotels.flatMap(({ hotelId, hotelName, geo }, index) =>
      geo === null ? [] : { hotelId, hotelName, nth: index + 1, lines: linesOf(hotelName), ...rounded(frame.at(geo)) },
    ),
    HOTEL_RADIUS,
    frame,
  );
  const placeMarks = places
    .map(({ name, kind, geo }) => {
      const point = frame.at(geo);
      const edge = edgeTowards(frame, point);
      return { kind, lines: linesOf(name), degrees: edge?.degrees ?? null, ...rounded(edge ?? point) };
    })
    // The hotel's mark would cover it.
    .filter(({ x, y }) => hotelMarks.every((hotel) => Math.hypot(hotel.x - x, hotel.y - y) > UNDER_MARK));
  const hotelSizes = hotelMarks.map((mark) => labelSize(mark, HOTEL_RADIUS, HOTEL_SIZE));
  const placeSizes = placeMarks.map((mark) => labelSize(mark, PLACE_RADIUS, PLACE_SIZE));
  const barHeight = BAR_MARGIN + LINE_HEIGHT + 6;
  const barArea = { x: 0, y: frame.height - barHeight, width: bar.length + 2 * BAR_MARGIN, height: barHeight };
  const labels = placeLabels([...hotelSizes, ...placeSizes], frame, [barArea]);
  return {
    width: frame.width,
    height: frame.height,
    water: pathOf(water, frame),
    bar,
    hotels: hotelMarks.map((mark, index) => ({
      ...mark,
      label: labels[index] ?? null,
      labelOverOthers: labelOverOthers(labelSize(mark, HOTEL_RADIUS, HOTEL_SIZE), frame),
    })),
    places: placeMarks
      .map((mark, index) => ({ ...mark, label: labels[hotelMarks.length + index] ?? null }))
      // An arrow needs its name.
      .filter(({ degrees, label }) => degrees === null || label !== null),
  };
}
