import type { Hex } from './colour.ts';

/** The pigments of one light, from the top of the sky to the ground before one's feet. */
export interface Palette {
  zenith: Hex;
  high: Hex;
  low: Hex;
  glow: Hex;
  far: Hex;
  mid: Hex;
  near: Hex;
  deep: Hex;
  mist: Hex;
  water: Hex;
  disc: Hex;
  lamp: Hex;
  leaf: Hex;
  roof: Hex;
  /** How dark it is outside, 0 day to 1 night. */
  night: number;
}
