import { seeded } from './ink/prng.ts';

const TILE = 256;

/** A tile of seamless paper tooth, −1 to 1, drawn once for the process. */
const tooth: Float32Array = (() => {
  const random = seeded('paper');
  const fine = Float32Array.from({ length: TILE * TILE }, () => random() + random() - 1);
  const tile = new Float32Array(TILE * TILE);
  // Short horizontal fibres: every point shares its value with neighbours along the row, as laid paper does.
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let sum = 0;
      for (let k = -3; k <= 3; k++) sum += fine[y * TILE + ((x + k + TILE) % TILE)] ?? 0;
      tile[y * TILE + x] = (fine[y * TILE + x] ?? 0) * 0.35 + sum * 0.24;
    }
  }
  return tile;
})();

/**
 * Lays paper tooth over raw RGB pixels in place. It breaks the steps of wide gradients and takes the digital gloss
 * away; done here because `feTurbulence` over a whole picture costs more than everything else together.
 */
export function layGrain(pixels: Uint8Array | Uint8ClampedArray, width: number, strength: number): void {
  const height = pixels.length / 3 / width;
  for (let y = 0; y < height; y++) {
    const row = (y % TILE) * TILE;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const lift = (tooth[row + (x % TILE)] ?? 0) * strength;
      for (let c = 0; c < 3; c++) pixels[at + c] = Math.max(0, Math.min(255, Math.round((pixels[at + c] ?? 0) + lift)));
    }
  }
}
