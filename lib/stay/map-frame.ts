import type { Geo } from '@/lib/hub/contract/common';

export interface Point {
  x: number;
  y: number;
}

/** A map's paper: `at` is where a place is on it, in units of the drawing, also for places beyond its edge. */
export interface MapFrame {
  width: number;
  height: number;
  unitsPerKm: number;
  at: (geo: Geo) => Point;
}

/** As wide as a phone's column: a unit is a pixel there, and the texts are as large as they say. */
export const MAP_WIDTH = 336;
const LEAST_HEIGHT = 248;
const MOST_HEIGHT = 400;
const PADDING = 48;
const LEAST_SPAN_KM = 2;
/** How far the frame grows at most to show a place: the hotels must not become too small. */
const MOST_GROWTH = 3;
const LEAST_GROWN_KM = 3;
const KM_A_DEGREE = 111.32;

interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

const around = (box: Box | null, { x, y }: Point): Box => ({
  west: Math.min(box?.west ?? x, x),
  east: Math.max(box?.east ?? x, x),
  north: Math.min(box?.north ?? y, y),
  south: Math.max(box?.south ?? y, y),
});
const spanOf = ({ west, east, north, south }: Box) => Math.max(east - west, south - north);

/**
 * The frame that shows all hotels, and of the places those that are not far away from them.
 * @param hotels at least one, otherwise there is no map (null)
 */
export function frameOf(hotels: readonly Geo[], places: readonly Geo[] = []): MapFrame | null {
  const [first] = hotels;
  if (first === undefined) return null;
  // Of one latitude for the whole map: it shows tens of kilometres, on which the difference is less than a line.
  const east = KM_A_DEGREE * Math.cos((first.latitude * Math.PI) / 180);
  const onPlane = ({ latitude, longitude }: Geo): Point => ({
    x: (longitude - first.longitude) * east,
    y: (first.latitude - latitude) * KM_A_DEGREE,
  });
  let box = hotels.map(onPlane).reduce<Box | null>(around, null) as Box;
  const mostKm = MOST_GROWTH * Math.max(spanOf(box), LEAST_GROWN_KM);
  const grown = (point: Point) => spanOf(around(box, point));
  for (const point of places.map(onPlane).sort((a, b) => grown(a) - grown(b))) {
    if (grown(point) <= mostKm) box = around(box, point);
  }
  const across = Math.max(box.east - box.west, LEAST_SPAN_KM);
  const down = Math.max(box.south - box.north, LEAST_SPAN_KM / 2);
  const inner = MAP_WIDTH - 2 * PADDING;
  const height = Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, (inner * down) / across + 2 * PADDING)));
  const unitsPerKm = Math.min(inner / across, (height - 2 * PADDING) / down);
  const centre = { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 };
  return {
    width: MAP_WIDTH,
    height,
    unitsPerKm,
    at: (geo) => {
      const { x, y } = onPlane(geo);
      return { x: MAP_WIDTH / 2 + (x - centre.x) * unitsPerKm, y: height / 2 + (y - centre.y) * unitsPerKm };
    },
  };
}

const EDGE = 14;

/** Where the way to a place leaves the map, and in which direction (degrees, clockwise from east); null for one on the map. */
export function edgeTowards({ width, height }: MapFrame, { x, y }: Point): (Point & { degrees: number }) | null {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const [mostX, mostY] = [width / 2 - EDGE, height / 2 - EDGE];
  const part = Math.min(mostX / Math.abs(dx), mostY / Math.abs(dy));
  if (part >= 1) return null;
  return {
    x: width / 2 + dx * part,
    y: height / 2 + dy * part,
    degrees: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

/** Rings as the data of one SVG path; rings that are wholly beyond one edge are left out. */
export function pathOf(rings: readonly (readonly Geo[])[], { at, width, height }: MapFrame): string {
  return rings
    .map((ring) => ring.map(at))
    .filter(
      (points) =>
        points.some(({ x }) => x > 0) &&
        points.some(({ x }) => x < width) &&
        points.some(({ y }) => y > 0) &&
        points.some(({ y }) => y < height),
    )
    .map((points) => `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`)
    .join('');
}

const LONGEST_BAR = 88;

/** The longest round number of kilometres whose bar fits: 1, 2 or 5 times a power of ten. */
export function scaleBar({ unitsPerKm }: Pick<MapFrame, 'unitsPerKm'>): { km: number; length: number } {
  const most = LONGEST_BAR / unitsPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((step) => step * power <= most) ?? 1;
  const km = Number((factor * power).toPrecision(1));
  return { km, length: km * unitsPerKm };
}
