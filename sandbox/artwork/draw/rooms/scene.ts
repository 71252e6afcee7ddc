import type { HotelMotif } from '../../../hub/seed/hotel-motifs.ts';
import type { Palette } from '../ink/palette.ts';
import type { Sheet } from '../ink/sheet.ts';
import type { Frame } from './shell.ts';

/** A picture that is laid over the hotel's own landscape. */
export interface Scene {
  /** Where the landscape shows, in sheet coordinates; the drawing leaves it open. */
  view: Frame;
  /** `whole` with its foreground, `back` without. */
  plane: 'whole' | 'back';
  /** Which part of the landscape a narrow window keeps, 0 left to 1 right. */
  focus: number;
  /** Still water below `y` that gives back what stands above, between `left` and `right`. */
  mirror?: { y: number; left: number; right: number; strength: number };
  /** Drawn before the mirror is taken, so that it is reflected too. */
  standing: string;
  /** Drawn last. */
  overlay: string;
}

export type DrawScene = (sheet: Sheet, motif: HotelMotif, palette: Palette) => Scene;
