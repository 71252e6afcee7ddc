import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, type Point, polygon, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import type { Materials } from './materials.ts';

const ellipse = (x: number, y: number, rx: number, ry: number, paint: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}" opacity="${opacity}"/>`;

/** Soft contact shadow on the floor. */
export function shadow(sheet: Sheet, x: number, y: number, width: number, depth: number, opacity = 0.42): string {
  return ellipse(
    x,
    y,
    width / 2,
    depth / 2,
    sheet.radial(
      [x, y],
      width / 2,
      [
        [0, '#120f0b', opacity],
        [0.6, '#120f0b', opacity * 0.5],
        [1, '#120f0b', 0],
      ],
      depth / width,
    ),
  );
}

/** Paper lamp on the floor or a table: light first, then the shade. */
export function paperLamp(
  sheet: Sheet,
  [x, y]: Point,
  width: number,
  height: number,
  m: Materials,
  p: Palette,
  glow = 1,
): string {
  let ribs = '';
  for (let k = 1; k < 9; k++)
    ribs += `M${n(x - width / 2)} ${n(y - (height * k) / 9)}q${n(width / 2)} ${n(width * 0.07)} ${n(width)} 0`;
  const d = `M${n(x - width / 2)} ${n(y)}v${n(-height)}q${n(width / 2)} ${n(-width * 0.12)} ${n(width)} 0v${n(height)}q${n(-width / 2)} ${n(width * 0.12)} ${n(-width)} 0Z`;
  const strength = (0.42 + p.night * 0.35) * glow;
  return [
    lampGlow(sheet, p.lamp, [x, y - height / 2], height * 2.6, strength),
    fill(
      d,
      sheet.linear(
        [x - width / 2, 0],
        [x + width / 2, 0],
        [
          [0, mix(p.lamp, m.wall, 0.25)],
          [0.5, tint(p.lamp, 0.62)],
          [1, mix(p.lamp, m.wall, 0.25)],
        ],
      ),
    ),
    stroke(ribs, shade(p.lamp, 0.35), 0.9, 0.35),
    fill(rectangle(x - width * 0.3, y, width * 0.6, 5), shade(m.wood, 0.4)),
  ].join('');
}

/** The white moon jar (dalhangari), never quite round. */
export function moonJar(sheet: Sheet, [x, y]: Point, r: number, p: Palette): string {
  const d = `M${n(x - r * 0.42)} ${n(y)}C${n(x - r * 1.25)} ${n(y - r * 0.45)} ${n(x - r * 1.2)} ${n(y - r * 1.62)} ${n(x - r * 0.43)} ${n(y - r * 1.86)}V${n(y - r * 1.98)}H${n(x + r * 0.43)}V${n(y - r * 1.86)}C${n(x + r * 1.22)} ${n(y - r * 1.58)} ${n(x + r * 1.22)} ${n(y - r * 0.4)} ${n(x + r * 0.42)} ${n(y)}Z`;
  const clay = mix(mix('#f6f1e6', p.low, 0.12), p.near, p.night * 0.16);
  const paint = sheet.radial([x - r * 0.4, y - r * 1.3], r * 1.9, [
    [0, tint(clay, 0.6)],
    [0.45, clay],
    [0.8, shade(clay, 0.2)],
    [1, shade(clay, 0.42)],
  ]);
  return (
    shadow(sheet, x + r * 0.2, y, r * 2, r * 0.36) +
    fill(d, paint) +
    ellipse(x, y - r * 1.97, r * 0.43, r * 0.07, shade(clay, 0.4)) +
    stroke(
      `M${n(x - r * 0.98)} ${n(y - r * 0.86)}q${n(r)} ${n(r * 0.12)} ${n(r * 1.97)} 0`,
      shade(clay, 0.3),
      1.2,
      0.18,
    )
  );
}

/** One bare or flowering branch for a vase. */
export function branch(seed: string, [x, y]: Point, height: number, p: Palette): string {
  const random = seeded(`${seed}:branch`);
  let wood = '';
  let tips = '';
  const grow = (bx: number, by: number, angle: number, length: number, depth: number) => {
    const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length];
    wood += `M${n(bx)} ${n(by)}Q${n((bx + ex) / 2 + between(random, -0.15, 0.15) * length)} ${n((by + ey) / 2)} ${n(ex)} ${n(ey)}`;
    const r = between(random, 3, 6.5);
    if (depth < 3)
      tips += `M${n(ex - r)} ${n(ey)}a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(-2 * r)} 0`;
    if (depth > 0)
      for (let k = 0; k < 2; k++)
        grow(ex, ey, angle + between(random, -0.7, 0.7), length * between(random, 0.6, 0.85), depth - 1);
  };
  grow(x, y, -1.35 + between(random, -0.2, 0.2), height * 0.34, 4);
  return stroke(wood, '#3a2b22', 2.4) + fill(tips, mix('#f4e4da', p.leaf, 0.22), 0.95);
}

/** Low table: a top, two legs, its shadow. */
export function lowTable(sheet: Sheet, [x, y]: Point, width: number, height: number, m: Materials): string {
  const top = polygon([
    [x - width / 2, y - height],
    [x + width / 2, y - height],
    [x + width * 0.46, y - height - width * 0.07],
    [x - width * 0.46, y - height - width * 0.07],
  ]);
  const dark = shade(m.wood, 0.35);
  const leg = (s: number) =>
    `M${n(x + s * width * 0.44)} ${n(y - height + 8)}q${n(s * 9)} ${n(height * 0.5)} ${n(-s * 4)} ${n(height - 8)}h${n(-s * 12)}q${n(s * 6)} ${n(-height * 0.5)} ${n(-s * 12)} ${n(8 - height)}Z`;
  return [
    shadow(sheet, x, y, width * 1.15, 34),
    fill(leg(-1) + leg(1), dark),
    fill(
      top,
      sheet.linear(
        [x - width / 2, 0],
        [x + width / 2, 0],
        [
          [0, tint(m.wood, 0.4)],
          [1, tint(m.wood, 0.1)],
        ],
      ),
    ),
    fill(rectangle(x - width / 2, y - height, width, 11), dark),
  ].join('');
}

/** Tea for two: a pot and cups of celadon. */
export function teaSet(sheet: Sheet, [x, y]: Point, s: number): string {
  const glaze = '#9db3a2';
  const round = (cx: number, cy: number, rx: number, ry: number) =>
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${sheet.radial(
      [cx - rx * 0.3, cy - ry * 0.4],
      rx * 1.7,
      [
        [0, tint(glaze, 0.5)],
        [0.6, glaze],
        [1, shade(glaze, 0.45)],
      ],
    )}"/>`;
  const cup = (cx: number) =>
    fill(
      `M${n(cx - 10 * s)} ${n(y - 13 * s)}q${n(2 * s)} ${n(13 * s)} ${n(10 * s)} ${n(13 * s)}t${n(10 * s)} ${n(-13 * s)}Z`,
      glaze,
    ) +
    `<ellipse cx="${n(cx)}" cy="${n(y - 13 * s)}" rx="${n(10 * s)}" ry="${n(2.4 * s)}" fill="${shade(glaze, 0.4)}"/>`;
  return (
    stroke(`M${n(x + 18 * s)} ${n(y - 20 * s)}q${n(14 * s)} ${n(-2 * s)} ${n(17 * s)} ${n(-14 * s)}`, glaze, 5 * s) +
    round(x, y - 17 * s, 23 * s, 17 * s) +
    round(x, y - 33 * s, 8 * s, 4 * s) +
    cup(x + 58 * s) +
    cup(x - 52 * s)
  );
}

/** Easy chair, low and square, in the house's cloth. */
export function easyChair(sheet: Sheet, [x, y]: Point, s: number, facing: 1 | -1, m: Materials): string {
  const px = (v: number) => x + v * s * facing;
  const cloth = mix(m.cloth, m.linen, 0.35);
  return [
    shadow(sheet, x, y, 200 * s, 34 * s),
    stroke(
      `M${n(px(-72))} ${n(y - 34 * s)}L${n(px(-80))} ${n(y)}M${n(px(70))} ${n(y - 34 * s)}L${n(px(76))} ${n(y)}`,
      shade(m.wood, 0.3),
      7 * s,
    ),
    fill(
      `M${n(px(-84))} ${n(y - 40 * s)}L${n(px(-104))} ${n(y - 152 * s)}Q${n(px(-102))} ${n(y - 166 * s)} ${n(px(-86))} ${n(y - 166 * s)}Q${n(px(-70))} ${n(y - 164 * s)} ${n(px(-66))} ${n(y - 150 * s)}L${n(px(-46))} ${n(y - 44 * s)}Z`,
      sheet.vertical(y - 166 * s, y - 40 * s, [
        [0, tint(cloth, 0.15)],
        [1, shade(cloth, 0.3)],
      ]),
    ),
    fill(
      `M${n(px(-62))} ${n(y - 72 * s)}L${n(px(74))} ${n(y - 68 * s)}Q${n(px(84))} ${n(y - 52 * s)} ${n(px(76))} ${n(y - 32 * s)}L${n(px(-66))} ${n(y - 34 * s)}Z`,
      sheet.vertical(y - 72 * s, y - 32 * s, [
        [0, tint(cloth, 0.22)],
        [1, shade(cloth, 0.25)],
      ]),
    ),
    stroke(
      `M${n(px(-66))} ${n(y - 94 * s)}L${n(px(58))} ${n(y - 92 * s)}Q${n(px(76))} ${n(y - 90 * s)} ${n(px(76))} ${n(y - 34 * s)}`,
      shade(m.wood, 0.15),
      9 * s,
    ),
  ].join('');
}
