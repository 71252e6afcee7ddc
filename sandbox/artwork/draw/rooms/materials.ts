import type { HotelMotif } from '../../../hub/seed/hotel-motifs.ts';
import { type Hex, mix, shade } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { hashText } from '../ink/prng.ts';

/** What a hotel's rooms are made of. */
export interface Materials {
  wall: Hex;
  ceiling: Hex;
  floor: Hex;
  wood: Hex;
  linen: Hex;
  /** The one coloured cloth of the house. */
  cloth: Hex;
  stone: Hex;
}

const woods = ['#6b4a33', '#8a6444', '#4d382b', '#9c7a55'] as const;

/** Materials taken from the hotel's own landscape, dimmed as far as it is dark outside. */
export function materialsOf(motif: HotelMotif, p: Palette): Materials {
  const dim = (colour: Hex) => mix(colour, mix(p.near, '#2b2118', 0.45), p.night * 0.34);
  const wood = woods[hashText(motif.hotelId) % woods.length] as Hex;
  return {
    wall: dim(mix('#f1e9da', p.low, 0.14)),
    ceiling: dim(mix('#faf5ea', p.low, 0.08)),
    floor: dim(motif.hasHanok ? '#b98f58' : mix(wood, '#c9aa80', 0.5)),
    wood: dim(wood),
    linen: mix('#fbf8f1', p.near, p.night * 0.1),
    cloth: mix(mix(p.near, p.leaf, 0.4), '#6b5a44', 0.15),
    stone: shade(dim(mix('#b9b0a1', p.mid, 0.25)), 0.05),
  };
}
