import type { DrawScene } from '../rooms/scene.ts';
import { hanokHouse } from './hanok-house.ts';
import { longHouse } from './long-house.ts';

/** The house in its own landscape, seen as one arrives. */
export const facade: DrawScene = (sheet, motif, p) =>
  motif.hasHanok ? hanokHouse(sheet, motif, p) : longHouse(sheet, motif, p);
