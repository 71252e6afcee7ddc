import { fractal } from './ink/noise.ts';

/** Opaque RGB pixels of a full-size picture. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Gives back in still water, in place, what stands above the line `y`: turned over, drawn out a little by slow waves,
 * fainter towards the viewer. All lengths in pixels; `strength` 0–1 is the share of the image at the water's edge.
 */
export function mirrorInWater(
  { data, width, height }: Pixels,
  water: { y: number; left: number; right: number; strength: number },
): void {
  const edge = Math.round(water.y);
  const swell = fractal('swell', 26, 3, 0.5);
  const ripple = fractal('ripple', 5, 2, 0.5);
  const from = Math.max(0, Math.round(water.left));
  const to = Math.min(width, Math.round(water.right));
  for (let y = edge; y < height; y++) {
    const depth = y - edge;
    const near = depth / (height - edge);
    const source = Math.max(0, edge - 1 - Math.round(depth * 1.02 + swell(depth * 0.5) * near * 9));
    const shift = Math.round(swell(depth * 2.2) * (1 + near * 10) + ripple(depth * 3) * (0.6 + near * 5));
    const share = water.strength * (1 - near * 0.35);
    for (let x = from; x < to; x++) {
      const sx = Math.min(width - 1, Math.max(0, x + shift));
      const target = (y * width + x) * 3;
      const origin = (source * width + sx) * 3;
      for (let c = 0; c < 3; c++)
        data[target + c] = Math.round((data[target + c] ?? 0) * (1 - share) + (data[origin + c] ?? 0) * share);
    }
  }
}
