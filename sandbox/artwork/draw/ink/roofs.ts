/** Roofs, drawn. Longer than a file should be: every line is one stroke of the same drawing. */
import { type Hex, mix, shade, tint } from './colour.ts';
import type { Palette } from './palette.ts';
import { between, seeded } from './prng.ts';
import { fill, group, n, type Point, rectangle, type Sheet, stroke } from './sheet.ts';

/** A tiled roof (giwa) seen from the front. `x` its middle, `eave` the height of the eave there. */
export interface RoofForm {
  x: number;
  eave: number;
  /** From eave tip to eave tip. */
  width: number;
  height: number;
  /** Share of the width the ridge takes; small for a pavilion, large for a long hall. */
  ridge?: number;
  /** How far the eave tips rise, as share of the width. */
  lift?: number;
}

export interface RoofInk {
  tile: Hex;
  /** The sky's light on the upper tiles. */
  light: Hex;
  /** What lies on the roof in winter. */
  snow?: Hex;
}

const silhouette = (f: RoofForm): string => {
  const { x, eave, width, height, ridge = 0.62, lift = 0.035 } = f;
  const half = width / 2;
  const r = half * ridge;
  const top = eave - height;
  const tip = eave - width * lift;
  const shoulder = top + height * 0.4;
  return [
    `M${n(x - r)} ${n(top - height * 0.06)}Q${n(x)} ${n(top + height * 0.1)} ${n(x + r)} ${n(top - height * 0.06)}`,
    `Q${n(x + r * 1.01)} ${n(shoulder - height * 0.1)} ${n(x + r + (half - r) * 0.22)} ${n(shoulder + height * 0.06)}`,
    `Q${n(x + r + (half - r) * 0.62)} ${n(eave - height * 0.2)} ${n(x + half)} ${n(tip)}`,
    `Q${n(x + half * 0.62)} ${n(eave)} ${n(x)} ${n(eave)}Q${n(x - half * 0.62)} ${n(eave)} ${n(x - half)} ${n(tip)}`,
    `Q${n(x - r - (half - r) * 0.62)} ${n(eave - height * 0.2)} ${n(x - r - (half - r) * 0.22)} ${n(shoulder + height * 0.06)}`,
    `Q${n(x - r * 1.01)} ${n(shoulder - height * 0.1)} ${n(x - r)} ${n(top - height * 0.06)}Z`,
  ].join('');
};

/** Height of the eave line at `t` −1 to 1 across the roof. */
function eaveAt(f: RoofForm, t: number): number {
  return f.eave - f.width * (f.lift ?? 0.035) * Math.abs(t) ** 2.6;
}

/** The roof: tiles in rows, plastered ridges, round tile ends along the eave. */
export function tiledRoof(sheet: Sheet, form: RoofForm, ink: RoofInk): string {
  const { x, eave, width, height, ridge = 0.62, lift = 0.035 } = form;
  const half = width / 2;
  const r = half * ridge;
  const top = eave - height;
  const outline = silhouette(form);
  const pitch = Math.max(3.4, width / Math.max(30, Math.min(74, width / 9)));
  let rows = '';
  let gaps = '';
  let ends = '';
  for (let bx = x - half + pitch / 2; bx < x + half; bx += pitch) {
    const t = (bx - x) / half;
    const by = eaveAt(form, t);
    const tx = x + (bx - x) * 0.9;
    rows += `M${n(tx)} ${n(top - height * 0.1)}Q${n(tx)} ${n(eave - height * 0.4)} ${n(bx)} ${n(by)}`;
    gaps += `M${n(tx + pitch * 0.46)} ${n(top - height * 0.1)}Q${n(tx + pitch * 0.46)} ${n(eave - height * 0.4)} ${n(bx + pitch * 0.5)} ${n(by)}`;
    const dot = pitch * 0.36;
    ends += `M${n(bx - dot)} ${n(by)}a${n(dot)} ${n(dot)} 0 1 0 ${n(dot * 2)} 0a${n(dot)} ${n(dot)} 0 1 0 ${n(-dot * 2)} 0`;
  }
  const dark = shade(ink.tile, 0.5);
  const surface = sheet.vertical(top, eave, [
    [0, mix(ink.tile, ink.light, 0.42)],
    [0.4, mix(ink.tile, ink.light, 0.16)],
    [1, shade(ink.tile, 0.22)],
  ]);
  const clip = sheet.clip(outline);
  const thick = Math.max(2, height * 0.075);
  const ridgeTop = `M${n(x - r - thick * 0.4)} ${n(top - height * 0.1)}Q${n(x)} ${n(top + height * 0.09)} ${n(x + r + thick * 0.4)} ${n(top - height * 0.1)}`;
  const hips = [-1, 1]
    .map(
      (s) =>
        `M${n(x + s * r)} ${n(top - height * 0.02)}Q${n(x + s * r * 1.01)} ${n(top + height * 0.3)} ${n(x + s * (r + (half - r) * 0.22))} ${n(top + height * 0.46)}Q${n(x + s * (r + (half - r) * 0.62))} ${n(eave - height * 0.21)} ${n(x + s * half * 0.985)} ${n(eave - width * lift - thick * 0.3)}`,
    )
    .join('');
  const plaster = mix(ink.light, '#f4efe4', 0.45);
  const snow = ink.snow
    ? group(
        fill(
          rectangle(x - half, top - height * 0.2, width, height * 0.98),
          sheet.vertical(top, eave, [
            [0, ink.snow, 0.96],
            [0.62, ink.snow, 0.9],
            [0.9, ink.snow, 0.25],
            [1, ink.snow, 0],
          ]),
        ) + stroke(gaps, mix(ink.tile, ink.snow, 0.55), pitch * 0.22, 0.45),
        `clip-path="${clip}"`,
      )
    : '';
  return [
    fill(outline, surface),
    group(
      stroke(gaps, dark, pitch * 0.34, 0.6) + stroke(rows, mix(ink.tile, ink.light, 0.5), pitch * 0.2, 0.35),
      `clip-path="${clip}"`,
    ),
    snow,
    fill(ends, mix(ink.tile, ink.light, 0.3)),
    stroke(hips, dark, thick * 0.9),
    stroke(hips, ink.snow ?? plaster, thick * 0.26, 0.55, `transform="translate(0 ${n(-thick * 0.2)})"`),
    stroke(ridgeTop, dark, thick * 1.5),
    stroke(ridgeTop, plaster, thick * 0.34, 0.5, `transform="translate(0 ${n(thick * 0.22)})"`),
    ink.snow ? stroke(ridgeTop, ink.snow, thick * 0.8, 0.95, `transform="translate(0 ${n(-thick * 0.7)})"`) : '',
  ].join('');
}

export interface HallForm extends RoofForm {
  /** Where the stone base begins. */
  ground: number;
  bays: number;
  seed: string;
  /** Which share of the bays is lit from inside. */
  lit?: number;
}

/** Shadow and rafter ends under an eave. */
function rafters(form: RoofForm, ink: RoofInk): string {
  const half = form.width / 2;
  const step = Math.max(5, form.width / 52);
  const r = step * 0.26;
  let ends = '';
  let band = `M${n(form.x - half * 0.97)} ${n(eaveAt(form, -0.97) + 1)}`;
  for (let t = -0.96; t <= 0.961; t += 0.06) band += `L${n(form.x + t * half)} ${n(eaveAt(form, t) + step * 0.3)}`;
  for (let t = 0.86; t >= -0.861; t -= 0.06)
    band += `L${n(form.x + t * half)} ${n(form.eave + step * 1.7 - form.width * (form.lift ?? 0.035) * 0.5 * Math.abs(t) ** 2.6)}`;
  for (let bx = -half * 0.93; bx <= half * 0.93; bx += step) {
    const y = eaveAt(form, bx / half) + step * 0.72;
    ends += `M${n(form.x + bx - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  }
  return fill(`${band}Z`, shade(ink.tile, 0.66)) + fill(ends, mix('#86642f', ink.tile, 0.35), 0.75);
}

/** A paper-covered lattice (changhoji), lit or not. */
export function lattice(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paper: Hex,
  wood: Hex,
  columns = 4,
): string {
  let bars = '';
  for (let i = 1; i < columns; i++) bars += `M${n(x + (width * i) / columns)} ${n(y)}v${n(height)}`;
  const rows = Math.max(3, Math.round((height / width) * columns * 0.8));
  for (let i = 1; i < rows; i++)
    if (i < 3 || i > rows - 3 || Math.abs(i - rows / 2) < 1)
      bars += `M${n(x)} ${n(y + (height * i) / rows)}h${n(width)}`;
  const glow = sheet.vertical(y, y + height, [
    [0, shade(paper, 0.14)],
    [0.5, tint(paper, 0.12)],
    [1, shade(paper, 0.06)],
  ]);
  const bar = Math.max(0.8, width * 0.022);
  return (
    fill(rectangle(x, y, width, height), glow) +
    stroke(bars, wood, bar, 0.75) +
    stroke(rectangle(x, y, width, height), wood, bar * 2.4)
  );
}

/** A hall under its roof: stone base, pillars, lattice doors with or without light behind them. */
export function hall(sheet: Sheet, form: HallForm, palette: Palette, ink: RoofInk): string {
  const random = seeded(`${form.seed}:hall`);
  const { x, eave, width, ground, bays, lit = 0.6 } = form;
  const wide = width * 0.8;
  const left = x - wide / 2;
  const bay = wide / bays;
  const wood = mix(shade('#5a3b26', 0.25), palette.deep, 0.25 + palette.night * 0.4);
  const wall = mix('#d9cbb2', palette.near, 0.25 + palette.night * 0.55);
  const parts = [fill(rectangle(left, eave - 4, wide, ground - eave + 4), wall)];
  const head = eave + (ground - eave) * 0.24;
  for (let i = 0; i < bays; i++) {
    const paper = random() < lit ? palette.lamp : mix(wall, palette.high, 0.3);
    parts.push(lattice(sheet, left + i * bay + bay * 0.12, head, bay * 0.36, ground - head - 3, paper, wood, 3));
    parts.push(lattice(sheet, left + i * bay + bay * 0.52, head, bay * 0.36, ground - head - 3, paper, wood, 3));
  }
  let pillars = '';
  for (let i = 0; i <= bays; i++)
    pillars += rectangle(left + i * bay - bay * 0.035, eave - 4, bay * 0.07, ground - eave + 4);
  const shadow = sheet.vertical(eave, ground, [
    [0, '#0d0c0a', 0.72],
    [0.3, '#0d0c0a', 0.18],
    [1, '#0d0c0a', 0],
  ]);
  const base = Math.max(6, (ground - eave) * 0.2);
  const stone = mix('#b6ac9a', palette.near, 0.3 + palette.night * 0.5);
  parts.push(
    fill(pillars, wood),
    fill(rectangle(left, head - 5, wide, 4), wood),
    fill(rectangle(left, eave - 4, wide, ground - eave), shadow),
  );
  parts.push(
    fill(rectangle(left - bay * 0.2, ground, wide + bay * 0.4, base), stone),
    fill(rectangle(left - bay * 0.2, ground, wide + bay * 0.4, 2), tint(stone, 0.3), 0.7),
  );
  let joints = '';
  for (let jx = left; jx < left + wide; jx += between(random, 0.3, 0.7) * bay)
    joints += `M${n(jx)} ${n(ground + 2)}v${n(base - 2)}`;
  parts.push(stroke(joints, shade(stone, 0.35), 1, 0.5), rafters(form, ink), tiledRoof(sheet, form, ink));
  return parts.join('');
}

/** Low wall with a tiled cap, as lanes and palaces have it. */
export function courtWall(
  sheet: Sheet,
  seed: string,
  [x, y]: Point,
  width: number,
  height: number,
  palette: Palette,
  ink: RoofInk,
): string {
  const random = seeded(`${seed}:wall`);
  const face = mix('#cdbb9c', palette.near, 0.25 + palette.night * 0.5);
  const cap = Math.max(8, height * 0.16);
  let stones = '';
  for (let row = 0; row < 4; row++) {
    const ry = y + height * (0.52 + row * 0.12);
    for (let sx = x + random() * 20; sx < x + width; ) {
      const w = between(random, 0.14, 0.3) * height;
      stones += `M${n(sx + 3)} ${n(ry)}h${n(w - 6)}q3 0 3 3v${n(height * 0.1 - 6)}q0 3 -3 3h${n(6 - w)}q-3 0 -3 -3v${n(6 - height * 0.1)}q0 -3 3 -3Z`;
      sx += w;
    }
  }
  let tiles = '';
  for (let tx = x; tx < x + width; tx += cap * 0.8) tiles += `M${n(tx)} ${n(y - cap * 0.7)}v${n(cap * 1.3)}`;
  return [
    fill(
      rectangle(x, y, width, height),
      sheet.vertical(y, y + height, [
        [0, shade(face, 0.3)],
        [0.25, face],
        [1, shade(face, 0.18)],
      ]),
    ),
    fill(stones, mix('#8f8676', palette.near, 0.3 + palette.night * 0.4), 0.85),
    fill(
      rectangle(x - 8, y - cap, width + 16, cap * 1.7),
      sheet.vertical(y - cap, y + cap * 0.7, [
        [0, mix(ink.tile, ink.light, 0.4)],
        [1, shade(ink.tile, 0.35)],
      ]),
    ),
    stroke(tiles, shade(ink.tile, 0.5), cap * 0.14, 0.7),
    fill(rectangle(x - 8, y - cap * 1.25, width + 16, cap * 0.4), shade(ink.tile, 0.45)),
  ].join('');
}
