import type { Hex } from './colour.ts';
import { fractal } from './noise.ts';
import { between, seeded } from './prng.ts';
import { brush, fill, group, n, type Point, SHEET_HEIGHT, SHEET_WIDTH, type Sheet, stroke } from './sheet.ts';

/** A bank of mist lying at `y`: soft above, denser in its middle. */
export function mistBank(sheet: Sheet, seed: string, colour: Hex, y: number, thick: number, opacity: number): string {
  const wave = fractal(`${seed}:mist`, 330, 4, 0.5);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let x = -60; x <= SHEET_WIDTH + 60; x += 40) {
    upper.push([x, y - thick * (0.45 + 0.5 * wave(x))]);
    lower.unshift([x, y + thick * (0.5 + 0.35 * wave(x + 2000))]);
  }
  const paint = sheet.vertical(y - thick, y + thick, [
    [0, colour, 0],
    [0.35, colour, opacity * 0.7],
    [0.55, colour, opacity],
    [1, colour, 0],
  ]);
  return fill(`${brush(upper)}L${brush(lower).slice(1)}Z`, paint, 1, `filter="${sheet.blur(9)}"`);
}

/** A separate wisp, for steam and for cloud around a summit. */
export function wisp(sheet: Sheet, colour: Hex, [x, y]: Point, width: number, height: number, opacity: number): string {
  const paint = sheet.radial(
    [x, y],
    width / 2,
    [
      [0, colour, opacity],
      [0.4, colour, opacity * 0.62],
      [0.75, colour, opacity * 0.16],
      [1, colour, 0],
    ],
    height / width,
  );
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width / 2)}" ry="${n(height / 2)}" fill="${paint}"/>`;
}

/** Fine rain, all of one slant, some drops nearer than others. */
export function rain(seed: string, colour: Hex, amount = 420, top = 0, bottom = SHEET_HEIGHT): string {
  const random = seeded(`${seed}:rain`);
  const layers = [
    { width: 0.8, length: [26, 70], opacity: 0.26, share: 0.65 },
    { width: 1.3, length: [60, 130], opacity: 0.22, share: 0.35 },
  ] as const;
  return layers
    .map(({ width, length, opacity, share }) => {
      let d = '';
      for (let i = 0; i < amount * share; i++) {
        const x = between(random, -40, SHEET_WIDTH + 60);
        const y = between(random, top - 60, bottom);
        const l = between(random, length[0], length[1]);
        d += `M${n(x)} ${n(y)}l${n(-l * 0.13)} ${n(l)}`;
      }
      return stroke(d, colour, width, opacity);
    })
    .join('');
}

/** Falling snow: dust far away, flakes near by. */
export function snowfall(seed: string, colour: Hex, amount = 520): string {
  const random = seeded(`${seed}:snow`);
  const flakes: [string, string, string] = ['', '', ''];
  for (let i = 0; i < amount; i++) {
    const near = random() ** 3;
    const r = 1 + near * 4.2;
    const x = between(random, 0, SHEET_WIDTH);
    const y = between(random, 0, SHEET_HEIGHT);
    const dot = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.92)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.92)} 0 1 0 ${n(-2 * r)} 0`;
    flakes[near < 0.15 ? 0 : near < 0.5 ? 1 : 2] += dot;
  }
  return fill(flakes[0], colour, 0.55) + fill(flakes[1], colour, 0.8) + fill(flakes[2], colour, 0.7);
}

/** Petals or leaves let go by the wind. */
export function drifting(seed: string, colour: Hex, amount: number, size: number): string {
  const random = seeded(`${seed}:drift`);
  const shapes = Array.from({ length: amount }, () => {
    const x = between(random, 0, SHEET_WIDTH);
    const y = between(random, 120, SHEET_HEIGHT);
    const s = size * between(random, 0.5, 1.3);
    return `<ellipse cx="0" cy="0" rx="${n(s)}" ry="${n(s * 0.5)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(between(random, -70, 70))})" opacity="${n(between(random, 0.4, 0.9))}"/>`;
  });
  return group(shapes.join(''), `fill="${colour}"`);
}

/** Warm light that spreads from a lamp or a lit window. */
export function lampGlow(sheet: Sheet, colour: Hex, [x, y]: Point, radius: number, opacity: number): string {
  const paint = sheet.radial([x, y], radius, [
    [0, colour, opacity],
    [0.3, colour, opacity * 0.45],
    [0.65, colour, opacity * 0.12],
    [1, colour, 0],
  ]);
  return group(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"/>`, '');
}
