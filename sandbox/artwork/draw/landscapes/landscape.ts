import type { HotelMotif } from '../../../hub/seed/hotel-motifs.ts';
import type { Palette } from '../ink/palette.ts';
import type { Sheet } from '../ink/sheet.ts';

/** A hotel's own view in two planes, so that a terrace or a window frame can stand between them. */
interface Landscape {
  /** Sky, mountains, water: what fills the whole sheet. */
  back: string;
  /** Trees, roofs, rocks before one's feet; may be empty. */
  front: string;
  /** Weather in the air, over everything outdoors. */
  air: string;
}

export type DrawLandscape = (sheet: Sheet, motif: HotelMotif, palette: Palette) => Landscape;
