import { type Hex, mix } from './colour.ts';
import { fractal, ridged } from './noise.ts';
import { between, seeded } from './prng.ts';
import { fill, group, n, type Point, SHEET_HEIGHT, SHEET_WIDTH, type Sheet, stroke, through } from './sheet.ts';

/** A summit: `x` and `width` in pixels, `height` above the base, `power` 1 straight flanks, above 1 hollow ones. */
interface Summit {
  x: number;
  height: number;
  width: number;
  power?: number;
  /** Right flank's width as a share of the left one's. */
  skew?: number;
}

export interface Massif {
  seed: string;
  /** Height of the foot on the sheet. */
  base: number;
  summits: readonly Summit[];
  /** Strength of the rock in pixels. */
  rough: number;
  /** `soft` for wooded hills, `rock` for granite. */
  kind: 'soft' | 'rock';
  /** Width of the largest fold. */
  fold?: number;
}

const STEP = 4;

/** The line where a massif meets the sky, left edge to right edge. */
export function ridgeLine(massif: Massif): Point[] {
  const { base, summits, rough, kind, seed, fold = 210 } = massif;
  const soft = fractal(`${seed}:soft`, fold, 6, kind === 'rock' ? 0.58 : 0.46);
  const crest = ridged(`${seed}:crest`, fold * 0.8, 6, 0.52);
  const points: Point[] = [];
  for (let x = -20; x <= SHEET_WIDTH + 20; x += STEP) {
    let height = 0;
    for (const s of summits) {
      const half = x > s.x ? s.width * (s.skew ?? 1) : s.width;
      const t = Math.abs(x - s.x) / half;
      // A smooth sum instead of the plain maximum keeps saddles from looking folded out of card.
      const h =
        t < 1
          ? s.height * (kind === 'rock' ? (1 - t) ** (s.power ?? 1.35) : (1 - t ** 1.55) ** (1.7 * (s.power ?? 1.2)))
          : 0;
      height = Math.cbrt(height ** 3 + h ** 3);
    }
    const tall = Math.min(1.6, 0.35 + height / 260);
    const rock =
      kind === 'rock' ? (crest(x) - 0.55) * rough * 2.2 * tall + soft(x) * rough * 0.5 : soft(x) * rough * tall;
    points.push([x, base - height - rock]);
  }
  return points;
}

/** The silhouette under a ridge line, closed at `floor`. */
export const under = (line: readonly Point[], floor = SHEET_HEIGHT + 10): string =>
  `M${through(line)}L${SHEET_WIDTH + 20} ${n(floor)}L-20 ${n(floor)}Z`;

export interface MassifInk {
  top: Hex;
  /** What the foot dissolves into. */
  mist: Hex;
  /** Where the foot has dissolved, as y; defaults to the base. */
  fadeTo?: number;
  /** 0–1: how strongly the folds are cut. */
  relief?: number;
  /** Side that lies in shadow. */
  shadow?: 'left' | 'right';
  /** Colour of snow or first light on the lit side. */
  light?: Hex;
}

/** A massif: silhouette sinking into mist, shaded flanks, and the fine strokes down the slopes (cun). */
export function massif(sheet: Sheet, form: Massif, ink: MassifInk): string {
  const line = ridgeLine(form);
  const top = Math.min(...line.map(([, y]) => y));
  const fadeTo = ink.fadeTo ?? form.base;
  const body = under(line);
  const relief = ink.relief ?? 0.6;
  const parts = [
    fill(
      body,
      sheet.vertical(top, fadeTo, [
        [0, ink.top],
        [0.35, mix(ink.top, ink.mist, 0.22)],
        [0.75, mix(ink.top, ink.mist, 0.72)],
        [1, ink.mist],
      ]),
    ),
  ];
  if (relief > 0) {
    const dark = mix(ink.top, '#10131a', 0.55);
    const light = ink.light ?? mix(ink.top, '#fbf3e2', 0.6);
    const side = ink.shadow === 'left' ? -1 : 1;
    const shadePaint = sheet.fading(dark, 0.62 * relief);
    const lightPaint = sheet.fading(light, (ink.light ? 0.95 : 0.42) * relief);
    const folds = [
      flanks(line, form.seed, 16, side, fadeTo, lightPaint, -1),
      flanks(line, form.seed, 16, side, fadeTo, shadePaint, 1),
      flanks(line, `${form.seed}b`, 6, side, fadeTo, shadePaint, 1, 0.5),
      flanks(line, `${form.seed}c`, 4, side, fadeTo, lightPaint, -1, 0.4),
      gullies(line, `${form.seed}g`, fadeTo, shadePaint, 0.8),
      gullies(line, `${form.seed}h`, fadeTo, lightPaint, ink.light ? 0.75 : 0.5),
      stroke(slopeStrokes(line, form.seed, fadeTo), dark, 0.9, 0.16 * relief),
    ];
    parts.push(group(folds.join(''), `clip-path="${sheet.clip(body)}"`));
  }
  return parts.join('');
}

function smoothed(line: readonly Point[], window: number): number[] {
  return line.map((_, i) => {
    let sum = 0;
    let count = 0;
    for (let k = Math.max(0, i - window); k <= Math.min(line.length - 1, i + window); k++) {
      sum += (line[k] as Point)[1];
      count++;
    }
    return sum / count;
  });
}

/**
 * For every crest the facet that falls away to one side: along the ridge to the next saddle, down the gully, and back
 * up the spur. `window` is the size of crest that counts, in ridge steps; `face` 1 takes the shadow side, −1 the other.
 * Both faces of a crest share one spur, or the rock would show gaps between light and shadow.
 */
function flanks(
  line: readonly Point[],
  seed: string,
  window: number,
  side: number,
  floor: number,
  paint: string,
  face: 1 | -1,
  reach = 1,
): string {
  const heights = smoothed(line, window);
  const random = seeded(`${seed}:flanks${window}`);
  const step = side * face;
  let out = '';
  for (let i = window; i < line.length - window; i++) {
    const here = heights[i] as number;
    if (here > (heights[i - 1] as number) || here >= (heights[i + 1] as number)) continue;
    const lean = between(random, -0.3, 0.12) * side;
    const depthShare = between(random, 0.7, 1.05) * reach;
    const gullyLean = between(random, -0.14, 0.1) * side;
    let saddle = i;
    while (heights[saddle + step] !== undefined && (heights[saddle + step] as number) >= (heights[saddle] as number))
      saddle += step;
    if (Math.abs(saddle - i) < 2) continue;
    const [px, py] = line[i] as Point;
    const [sx, sy] = line[saddle] as Point;
    const depth = Math.max((floor - py) * depthShare, (sy - py) * 1.3 + 16);
    if (floor - py < 24) continue;
    const spur = meander(`${seed}:${window}:spur${i}`, [px, py], lean, depth, 0.09);
    const gully = meander(`${seed}:${window}:gully${i}`, [sx, sy], gullyLean, Math.max(10, py + depth - sy), 0.06);
    const ridge = step > 0 ? line.slice(i, saddle + 1) : line.slice(saddle, i + 1).reverse();
    out += fill(`M${through([...ridge, ...gully, ...spur.reverse()])}Z`, paint);
  }
  return out;
}

/** Narrow wedges that run downhill, away from the nearest crest: the printer's way to cut a mountainside. */
function gullies(line: readonly Point[], seed: string, floor: number, paint: string, opacity: number): string {
  const random = seeded(`${seed}:gullies`);
  const heights = smoothed(line, 10);
  let out = '';
  for (let i = 6; i < line.length - 6; i += 2 + Math.floor(random() * 4)) {
    const [x, ridgeY] = line[i] as Point;
    const slope = ((heights[i + 5] as number) - (heights[i - 5] as number)) / (10 * STEP);
    const drop = floor - ridgeY;
    if (drop < 26) continue;
    const y = ridgeY + drop * random() ** 2.2 * 0.5;
    const length = (floor - y) * between(random, 0.2, 0.75);
    const lean = Math.max(-0.6, Math.min(0.6, slope * 0.5)) + between(random, -0.1, 0.1);
    const width = between(random, 2, 5) + length * between(random, 0.03, 0.11);
    const left = meander(`${seed}l${i}`, [x, y], lean, length, 0.05);
    const right = left.map(
      ([lx, ly], k) =>
        [
          lx +
            width * Math.sin(Math.PI * Math.min(1, 0.12 + (0.95 * (k + 1)) / left.length)) * between(random, 0.75, 1.1),
          ly,
        ] as Point,
    );
    out += fill(
      `M${n(x)} ${n(y)}L${through([...left, ...right.reverse()])}Z`,
      paint,
      opacity * between(random, 0.4, 1),
    );
  }
  return out;
}

function meander(seed: string, [x, y]: Point, lean: number, depth: number, swing: number): Point[] {
  const bend = fractal(seed, 0.35, 4, 0.55);
  const steps = Math.max(6, Math.round(depth / 9));
  return Array.from({ length: steps }, (_, k) => {
    const t = (k + 1) / steps;
    return [x + depth * (lean * t + bend(t) * swing * 2.4 * Math.sqrt(t)), y + depth * t] as Point;
  });
}

function slopeStrokes(line: readonly Point[], seed: string, floor: number): string {
  const random = seeded(`${seed}:cun`);
  let d = '';
  for (let i = 2; i < line.length - 2; i += 1) {
    const [x, y] = line[i] as Point;
    const slope = ((line[i + 2] as Point)[1] - (line[i - 2] as Point)[1]) / (4 * STEP);
    if (random() > 0.55) continue;
    const start = y + (floor - y) * random() ** 1.7 * 0.6;
    const length = between(random, 8, 34) * Math.min(1, (floor - start) / 120);
    const lean = slope * 8 + between(random, -5, 5);
    d += `M${n(x)} ${n(start)}q${n(lean * 0.2)} ${n(length * 0.5)} ${n(lean)} ${n(length)}`;
  }
  return d;
}
