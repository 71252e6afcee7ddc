import type { Point } from './map-frame';

export interface Area extends Point {
  width: number;
  height: number;
}

export interface LabelSize {
  /** Centre and radius of the mark that the label names. */
  mark: Point & { radius: number };
  width: number;
  height: number;
}

/** Between the centres of two marks that are pressed, where there is room: 24 px on the narrowest phones. */
const TARGET = 28;
/** How far apart marks are in a crowd. */
const CROWDED = 0.65;
const STEP = 3;
const LEAST_DIRECTIONS = 12;
/** Between two marks, and between a mark and the edge. */
const MARK_GAP = 2;

/**
 * Moves marks that would cover an earlier one to the nearest free place on the map, and says where they come from.
 * @param radius of each mark
 */
export function spreadMarks<Mark extends Point>(
  marks: readonly Mark[],
  radius: number,
  map: { width: number; height: number },
): (Mark & { movedFrom: Point | null })[] {
  const room = CROWDED * Math.sqrt((map.width * map.height) / marks.length);
  const least = Math.max(2 * radius + MARK_GAP, Math.min(TARGET, room));
  const edge = radius + MARK_GAP;
  const placed: (Mark & { movedFrom: Point | null })[] = [];
  const isFree = ({ x, y }: Point) =>
    Math.min(x, y, map.width - x, map.height - y) >= edge &&
    placed.every((other) => Math.hypot(other.x - x, other.y - y) >= least);
  const freePlace = ({ x, y }: Point): Point | undefined => {
    for (let away = STEP; away < map.width + map.height; away += STEP) {
      const directions = Math.max(LEAST_DIRECTIONS, Math.round(away));
      for (let turn = 0; turn < directions; turn += 1) {
        const angle = (2 * Math.PI * turn) / directions;
        const candidate = {
          x: Math.round(x + away * Math.cos(angle)),
          y: Math.round(y + away * Math.sin(angle)),
        };
        if (isFree(candidate)) return candidate;
      }
    }
    return undefined;
  };
  for (const mark of marks) {
    const free = isFree(mark) ? undefined : freePlace(mark);
    placed.push({ ...mark, ...free, movedFrom: free ? { x: mark.x, y: mark.y } : null });
  }
  return placed;
}

type Anchor = 'start' | 'middle' | 'end';

/** The upper left corner of a label, and which part of its text stays in place where it is narrower than reckoned. */
export type PlacedLabel = Area & { anchor: Anchor };

const GAP = 4;

export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const areaOfMark = ({ x, y, radius }: LabelSize['mark']): Area => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

function* positionsOf({ mark: { x, y, radius }, width, height }: LabelSize): Generator<PlacedLabel> {
  const [right, left] = [x + radius + GAP, x - radius - GAP - width];
  const [below, above] = [y + radius + GAP, y - radius - GAP - height];
  const size = { width, height };
  yield { x: right, y: y - height / 2, ...size, anchor: 'start' };
  yield { x: left, y: y - height / 2, ...size, anchor: 'end' };
  for (const row of [below, above]) yield { x: x - width / 2, y: row, ...size, anchor: 'middle' };
  for (const row of [below, above]) {
    yield { x, y: row, ...size, anchor: 'start' };
    yield { x: x - width, y: row, ...size, anchor: 'end' };
  }
}

/**
 * Places labels so that none covers another, a mark or a taken area, and none leaves the map. The first labels choose first.
 * @returns one entry for each label in their order; null where there is no room
 */
export function placeLabels(
  labels: readonly LabelSize[],
  map: { width: number; height: number },
  taken: readonly Area[] = [],
): (PlacedLabel | null)[] {
  const occupied = [...taken, ...labels.map(({ mark }) => areaOfMark(mark))];
  const isFree = (area: Area) =>
    area.x >= GAP &&
    area.y >= GAP &&
    area.x + area.width <= map.width - GAP &&
    area.y + area.height <= map.height - GAP &&
    !occupied.some((other) => overlap(area, other));
  return labels.map((label) => {
    for (const position of positionsOf(label)) {
      if (!isFree(position)) continue;
      occupied.push(position);
      return position;
    }
    return null;
  });
}

/** The label that is shown alone, above all others: below its mark, or above it near the lower edge. */
export function labelOverOthers(
  { mark, width, height }: LabelSize,
  map: { width: number; height: number },
): PlacedLabel {
  const below = mark.y + mark.radius + GAP;
  return {
    x: Math.min(Math.max(mark.x - width / 2, GAP), map.width - width - GAP),
    y: below + height <= map.height - GAP ? below : mark.y - mark.radius - GAP - height,
    width,
    height,
    anchor: 'middle',
  };
}

const FULL_WIDTH = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** How wide a text is at most, in its font size: a server cannot measure it. */
export function reckonWidth(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (FULL_WIDTH.test(letter)) return sum + 1;
    if (letter === ' ') return sum + 0.3;
    return sum + (/[A-Z0-9WMwm&@]/.test(letter) ? 0.75 : 0.58);
  }, 0);
}

const LONGEST_LINE = 9;

/** A name on one line, or on two of about the same length where it is long and has words. */
export function linesOf(name: string): string[] {
  const width = reckonWidth(name);
  if (width <= LONGEST_LINE) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const);
  const [best] = cuts
    .map((halves) => halves.map((half) => half.join(' ')))
    .sort((a, b) => Math.max(...a.map(reckonWidth)) - Math.max(...b.map(reckonWidth)));
  return best ?? [name];
}
