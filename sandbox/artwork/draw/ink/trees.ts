import { type Hex, mix } from './colour.ts';
import { fractal } from './noise.ts';
import { between, type Random, seeded } from './prng.ts';
import { brush, fill, n, type Point, stroke, through } from './sheet.ts';

export interface TreeInk {
  trunk: Hex;
  leaf: Hex;
  /** Colour where the light touches needles; the sky's own by default. */
  light: Hex;
  /** White lies on the upper side. */
  snow?: Hex;
}

/** Pine pad: flat below, feathered above with needles fanning out. */
function pad(
  random: Random,
  [x, y]: Point,
  width: number,
  ink: TreeInk,
  layers: { dark: string; mid: string; light: string; snow: string },
): void {
  const height = width * 0.3;
  const lumps = Math.max(3, Math.round(width / 26));
  for (let i = 0; i < lumps; i++) {
    const t = lumps === 1 ? 0 : (i / (lumps - 1)) * 2 - 1;
    const cx = x + t * width * 0.42;
    const r = (width / lumps) * between(random, 0.95, 1.35) * (1 - 0.4 * Math.abs(t));
    const cy = y - height * 0.32 * (1 - t * t) * between(random, 0.7, 1.2);
    layers.dark += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r * 0.55)} 0 1 1 ${n(2 * r)} 0q${n(-r)} ${n(r * 0.42)} ${n(-2 * r)} 0`;
    if (ink.snow) {
      layers.snow += `M${n(cx - r * 0.86)} ${n(cy - r * 0.2)}q${n(r * 0.3)} ${n(-r * 0.62)} ${n(r * 0.86)} ${n(-r * 0.5)}q${n(r * 0.7)} ${n(-r * 0.06)} ${n(r * 0.86)} ${n(r * 0.5)}q${n(-r * 0.9)} ${n(-r * 0.22)} ${n(-r * 1.72)} 0Z`;
    }
    const needles = Math.round(14 + r * 1.5);
    for (let k = 0; k < needles; k++) {
      const angle = Math.PI * between(random, 0.02, 0.98);
      const root = between(random, 0.25, 0.85);
      const length = between(random, 3.5, 6.5) * (0.6 + width / 260);
      const sx = cx + Math.cos(angle) * r * root;
      const sy = cy - Math.sin(angle) * r * 0.55 * root;
      const line = `M${n(sx)} ${n(sy)}l${n(Math.cos(angle) * length)} ${n(-Math.abs(Math.sin(angle)) * length * 0.85 - 1)}`;
      if (random() < 0.6) layers.mid += line;
      else layers.light += line;
    }
  }
}

/**
 * Korean red pine: a bent trunk, few level limbs, needles in flat clouds. `height` in pixels from the root at `at`;
 * `lean` −1 to 1 is how far the crown is blown.
 */
export function pine(seed: string, at: Point, height: number, lean: number, ink: TreeInk, spread = 1): string {
  const random = seeded(`${seed}:pine`);
  const bend = fractal(`${seed}:bend`, 0.42, 2, 0.4);
  const spine: Point[] = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return [
      at[0] + lean * height * 0.42 * t ** 1.25 + bend(t + 3) * height * 0.09 * Math.sin(Math.PI * Math.min(1, t * 1.1)),
      at[1] - height * t * (1 - 0.06 * Math.abs(lean)),
    ];
  });
  const girth = height * 0.036;
  const left = spine.map(([x, y], i) => [x - girth * (1 - (i / 12) * 0.78) * (i === 0 ? 1.5 : 1), y] as Point);
  const right = spine
    .map(([x, y], i) => [x + girth * (1 - (i / 12) * 0.78) * (i === 0 ? 1.6 : 1), y] as Point)
    .reverse();
  const layers = { dark: '', mid: '', light: '', snow: '' };
  let limbs = '';
  const limbCount = 6 + Math.round(random() * 2);
  const pads: [Point, number][] = [];
  for (let i = 0; i < limbCount; i++) {
    const t = 0.46 + 0.5 * (i / (limbCount - 1));
    const [sx, sy] = spine[Math.min(12, Math.round(t * 12))] as Point;
    const side = i % 2 === 0 ? Math.sign(lean || 1) : -Math.sign(lean || 1);
    const reach = height * between(random, 0.2, 0.36) * (1.25 - t * 0.75) * spread * (side * lean > 0 ? 1.25 : 0.85);
    const ex = sx + side * reach;
    const ey = sy - height * between(random, -0.02, 0.06);
    const root = girth * (0.62 - t * 0.3);
    const [c1, c2] = [sx + side * reach * 0.3, sx + side * reach * 0.6];
    limbs += `M${n(sx)} ${n(sy - root)}C${n(c1)} ${n(sy + height * 0.02 - root)} ${n(c2)} ${n(ey + height * 0.03)} ${n(ex)} ${n(ey - height * 0.012)}C${n(c2)} ${n(ey + height * 0.03 + root * 0.7)} ${n(c1)} ${n(sy + height * 0.03 + root)} ${n(sx)} ${n(sy + root * 1.3)}Z`;
    pads.push([
      [ex - side * reach * 0.06, ey - height * 0.005],
      height * between(random, 0.26, 0.38) * (1.25 - t * 0.5) * spread,
    ]);
    pads.push([
      [sx + side * reach * 0.52, ey - height * between(random, 0.025, 0.055)],
      height * between(random, 0.2, 0.28) * spread,
    ]);
  }
  const crown = spine[12] as Point;
  pads.push([[crown[0], crown[1] - height * 0.02], height * 0.3 * spread]);
  for (const [centre, width] of pads.sort((a, b) => a[0][1] - b[0][1])) pad(random, centre, width, ink, layers);
  const needle = Math.max(0.8, height / 420);
  const bark = mix(ink.trunk, ink.light, 0.35);
  return [
    fill(limbs, ink.trunk),
    fill(`${brush(left)}L${brush(right).slice(1)}Z`, ink.trunk),
    stroke(
      brush(spine.map(([x, y], i) => [x - girth * 0.45 * (1 - (i / 12) * 0.78), y] as Point)),
      bark,
      girth * 0.28,
      0.45,
    ),
    fill(layers.dark, mix(ink.leaf, ink.trunk, 0.35)),
    stroke(layers.mid, ink.leaf, needle),
    stroke(layers.light, mix(ink.leaf, ink.light, 0.38), needle * 0.85, 0.85),
    ink.snow ? fill(layers.snow, ink.snow, 0.94) : '',
  ].join('');
}

/** Conifers along a line: spires of unequal height, gaps between them. */
export function firs(
  seed: string,
  line: readonly Point[],
  low: number,
  high: number,
  colour: Hex,
  density = 1,
  snow?: Hex,
): string {
  const random = seeded(`${seed}:firs`);
  const stand = fractal(`${seed}:stand`, 190, 3, 0.5);
  let d = '';
  let white = '';
  let next = Number.NEGATIVE_INFINITY;
  for (const [x, y] of line) {
    if (x < next) continue;
    const grove = stand(x) * 0.9 + 0.35;
    next = x + (between(random, 0.25, 0.6) * low * (grove > 0 ? 1 : 2.4)) / density;
    if (grove < -0.15) continue;
    const h = between(random, low, high) * (0.7 + 0.4 * Math.max(0, grove));
    const w = h * between(random, 0.16, 0.24);
    const tiers = Math.max(3, Math.round(h / 13));
    const outline: Point[] = [];
    for (let k = 1; k <= tiers; k++) {
      const t = k / tiers;
      outline.push([w * t ** 0.85, -h * (1 - t) + between(random, 0, 2)]);
      if (k < tiers) outline.push([w * t * 0.5, -h * (1 - t) - 1]);
    }
    const mirroredSide = outline.map(([ox, oy]) => [-ox * between(random, 0.8, 1.1), oy] as Point).reverse();
    d += `M${through([[x, y - h], ...outline.map(([ox, oy]) => [x + ox, y + oy + 2] as Point), ...mirroredSide.map(([ox, oy]) => [x + ox, y + oy + 2] as Point)])}Z`;
    if (snow) {
      for (let k = 1; k < tiers; k++) {
        const t = k / tiers;
        const ly = y - h * (1 - t);
        white += `M${n(x - w * t * 0.85)} ${n(ly)}q${n(w * t * 0.5)} ${n(-h * 0.06)} ${n(w * t)} ${n(-h * 0.05)}q${n(w * t * 0.3)} 0 ${n(w * t * 0.6)} ${n(h * 0.045)}q${n(-w * t * 0.8)} ${n(-h * 0.03)} ${n(-w * t * 1.6)} ${n(h * 0.005)}Z`;
      }
    }
  }
  return fill(d, colour) + (snow ? fill(white, snow, 0.85) : '');
}

/** Round-crowned wood seen from afar, as bumps along a line. */
export function canopy(seed: string, line: readonly Point[], size: number, colour: Hex, light: Hex): string {
  const random = seeded(`${seed}:canopy`);
  let dark = '';
  let lit = '';
  let next = Number.NEGATIVE_INFINITY;
  for (const [x, y] of line) {
    if (x < next) continue;
    const r = size * between(random, 0.55, 1.2);
    next = x + r * between(random, 0.7, 1.3);
    dark += `M${n(x - r)} ${n(y + r * 0.6)}a${n(r)} ${n(r * between(random, 0.75, 1))} 0 1 1 ${n(2 * r)} 0Z`;
    lit += `M${n(x - r * 0.7)} ${n(y - r * 0.1)}q${n(r * 0.3)} ${n(-r * 0.5)} ${n(r * 0.8)} ${n(-r * 0.5)}`;
  }
  return fill(dark, colour) + stroke(lit, light, size * 0.09, 0.35);
}

/** One bamboo culm with its nodes. */
export function culm(
  seed: string,
  x: number,
  width: number,
  top: number,
  bottom: number,
  colour: Hex,
  light: Hex,
): string {
  const random = seeded(`${seed}:culm`);
  const lean = between(random, -0.035, 0.035);
  const at = (y: number) => x + (bottom - y) * lean;
  let nodes = '';
  const gap = width * between(random, 5.5, 7.5);
  for (let y = bottom - random() * gap; y > top; y -= gap) {
    nodes += `M${n(at(y) - width * 0.56)} ${n(y)}q${n(width * 0.56)} ${n(width * 0.16)} ${n(width * 1.12)} 0`;
  }
  const edge = (k: number) => `${n(at(bottom) + width * k)} ${n(bottom)}L${n(at(top) + width * k * 0.86)} ${n(top)}`;
  return (
    stroke(`M${edge(0)}`, colour, width) +
    stroke(`M${edge(-0.24)}`, light, width * 0.2, 0.5) +
    stroke(nodes, mix(colour, '#14130f', 0.4), Math.max(1, width * 0.07), 0.7) +
    stroke(nodes, light, Math.max(0.6, width * 0.04), 0.5, `transform="translate(0 ${n(-width * 0.12)})"`)
  );
}

/** Sprays of bamboo leaves around a point. */
export function bambooLeaves(
  seed: string,
  [x, y]: Point,
  spreadX: number,
  spreadY: number,
  count: number,
  size: number,
): string {
  const random = seeded(`${seed}:leaves`);
  let d = '';
  for (let i = 0; i < count; i++) {
    const cx = x + (random() + random() - 1) * spreadX;
    const cy = y + (random() + random() - 1) * spreadY;
    const blades = 2 + Math.floor(random() * 3);
    for (let k = 0; k < blades; k++) {
      const angle = Math.PI * (0.5 + between(random, -0.38, 0.38));
      const l = size * between(random, 0.6, 1.25);
      const [ex, ey] = [cx + Math.cos(angle) * l, cy + Math.sin(angle) * l];
      const [nx, ny] = [-Math.sin(angle) * l * 0.1, Math.cos(angle) * l * 0.1];
      const [mx, my] = [cx + (ex - cx) * 0.4, cy + (ey - cy) * 0.4];
      d += `M${n(cx)} ${n(cy)}Q${n(mx + nx)} ${n(my + ny)} ${n(ex)} ${n(ey)}Q${n(mx - nx)} ${n(my - ny)} ${n(cx)} ${n(cy)}`;
    }
  }
  return d;
}
