import type { Geo } from '@/lib/hub/contract/common';
import type { Landmark } from '@/lib/hub/contract/hotel';
import { edgeTowards, frameOf, pathOf, scaleBar } from './map-frame';
import { type Area, type LabelSize, linesOf, type PlacedLabel, placeLabels, reckonWidth } from './map-labels';

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
export interface DrawnMap {
  width: number;
  height: number;
  /** Data of a path, filled by `evenodd`. */
  water: string;
  bar: { km: number; length: number };
  /** `nth` of the hotels that were given, from 1. */
  hotels: (Mark & Pick<MapHotel, 'hotelId' | 'hotelName'> & { nth: number })[];
  /** With the direction of those beyond the edge. */
  places: (Mark & { kind: Landmark['kind']; degrees: number | null })[];
}

export const HOTEL_RADIUS = 6;
const PLACE_RADIUS = 4;
const UNDER_MARK = HOTEL_RADIUS + PLACE_RADIUS;
export const LINE_HEIGHT = 16;
const HOTEL_SIZE = 13.5;
const PLACE_SIZE = 12.5;
export const BAR_MARGIN = 12;

const round = (value: number) => Math.round(value * 10) / 10;

/** @param hotels those without coordinates are left out @returns null where none has any */
export function drawMap(
  hotels: readonly MapHotel[],
  places: readonly MapPlace[],
  water: readonly (readonly Geo[])[],
): DrawnMap | null {
  const onMap = hotels.flatMap(({ hotelId, hotelName, geo }, index) =>
    geo === null ? [] : { hotelId, hotelName, geo, nth: index + 1 },
  );
  const frame = frameOf(
    onMap.map(({ geo }) => geo),
    places.map(({ geo }) => geo),
  );
  if (frame === null) return null;
  const bar = scaleBar(frame);
  const hotelMarks = onMap.map(({ geo, ...hotel }) => ({
    ...hotel,
    ...frame.at(geo),
    lines: linesOf(hotel.hotelName),
  }));
  const placeMarks = places
    .map(({ name, kind, geo }) => {
      const point = frame.at(geo);
      return { kind, lines: linesOf(name), degrees: null, ...point, ...edgeTowards(frame, point) };
    })
    // A place at a hotel's door would lie under its mark.
    .filter(({ x, y }) => hotelMarks.every((hotel) => Math.hypot(hotel.x - x, hotel.y - y) > UNDER_MARK));
  const sizeOf = ({ x, y, lines }: Omit<Mark, 'label'>, radius: number, size: number): LabelSize => ({
    mark: { x, y, radius },
    width: size * Math.max(...lines.map(reckonWidth)),
    height: LINE_HEIGHT * lines.length,
  });
  const barArea: Area = {
    x: 0,
    y: frame.height - BAR_MARGIN - LINE_HEIGHT - 6,
    width: bar.length + 2 * BAR_MARGIN,
    height: BAR_MARGIN + LINE_HEIGHT + 6,
  };
  const labels = placeLabels(
    [
      ...hotelMarks.map((mark) => sizeOf(mark, HOTEL_RADIUS, HOTEL_SIZE)),
      ...placeMarks.map((mark) => sizeOf(mark, PLACE_RADIUS, PLACE_SIZE)),
    ],
    frame,
    [barArea],
  );
  const marked = <M extends Omit<Mark, 'label'>>(mark: M, label: PlacedLabel | null | undefined) => ({
    ...mark,
    x: round(mark.x),
    y: round(mark.y),
    label: label ?? null,
  });
  return {
    width: frame.width,
    height: frame.height,
    water: pathOf(water, frame),
    bar,
    hotels: hotelMarks.map((mark, index) => marked(mark, labels[index])),
    places: placeMarks
      .map((mark, index) => marked(mark, labels[hotelMarks.length + index]))
      // An arrow without a name would point to nothing.
      .filter(({ degrees, label }) => degrees === null || label !== null),
  };
}
