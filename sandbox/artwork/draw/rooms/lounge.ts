import { pendant } from '../dining/tableware.ts';
import { mix } from '../ink/colour.ts';
import { books, bookshelf, sofa } from './fittings.ts';
import { branch, easyChair, lowTable, moonJar, paperLamp, teaSet } from './furniture.ts';
import { room } from './room.ts';

/** The lounge of the house: shelves on both sides of the window, a place to read. */
export const lounge = room(
  'lounge',
  { view: { x: 470, y: 110, width: 560, height: 520 }, panes: 2, plane: 'whole', focus: 0.45, lean: 20 },
  ({ sheet, m, p, id }) => [
    bookshelf(id, [30, 96], 390, 604, m),
    bookshelf(id, [1080, 96], 390, 604, m),
    pendant(sheet, [620, 250], 96, 46, m, p),
    pendant(sheet, [880, 250], 96, 46, m, p),
    `<ellipse cx="750" cy="936" rx="560" ry="60" fill="${mix(m.linen, m.floor, 0.45)}"/>`,
    sofa(sheet, [750, 836], 560, m),
    easyChair(sheet, [240, 926], 1.5, 1, m),
    easyChair(sheet, [1260, 926], 1.5, -1, m),
    lowTable(sheet, [750, 962], 440, 74, m),
    teaSet(sheet, [690, 876], 0.95),
    books([840, 876], 0.8, m),
    moonJar(sheet, [450, 786], 50, p),
    branch(id, [448, 690], 220, p),
    paperLamp(sheet, [1090, 800], 66, 170, m, p),
  ],
);
