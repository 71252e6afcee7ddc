import { mix, shade, tint } from '../ink/colour.ts';
import { fill, rectangle, stroke } from '../ink/sheet.ts';
import { bathtub } from './bath-fittings.ts';
import { bed } from './bed.ts';
import { nightstand, scroll } from './bedrooms.ts';
import { balustrade, sofa } from './fittings.ts';
import { branch, easyChair, lowTable, moonJar, paperLamp, shadow, teaSet } from './furniture.ts';
import { room } from './room.ts';
import { curtain, slats } from './shell.ts';

/** The bathtub stands at the window of the corner room. */
export const kingBath = room(
  'king-bath',
  { view: { x: 250, y: 90, width: 1000, height: 560 }, panes: 3, plane: 'back', ground: 'stone' },
  ({ sheet, m, p, id }) => [
    curtain(sheet, id, 110, 130, m),
    fill(
      rectangle(0, 300, 96, 400),
      sheet.vertical(300, 700, [
        [0, tint(m.wood, 0.1)],
        [1, shade(m.wood, 0.35)],
      ]),
    ),
    bathtub(sheet, [740, 884], 720, m),
    shadow(sheet, 1216, 890, 190, 34),
    lowTable(sheet, [1216, 890], 170, 96, m),
    fill(rectangle(1150, 754, 110, 28), tint(m.linen, 0.3), 1, 'rx="10"') +
      fill(rectangle(1154, 730, 102, 26), m.linen, 1, 'rx="10"') +
      stroke('M1150 768h110M1154 743h102', shade(m.linen, 0.2), 2, 0.6),
    moonJar(sheet, [210, 850], 78, p),
    branch(id, [208, 700], 300, p),
    paperLamp(sheet, [1400, 838], 84, 190, m, p),
  ],
);

/** The bed, and the terrace beyond the wide doors. */
export const terraceBed = room(
  'terrace-bed',
  { view: { x: 640, y: 92, width: 800, height: 606 }, panes: 3, focus: 0.6, sill: false },
  ({ sheet, m, p, id }) => [
    fill(
      rectangle(646, 640, 788, 54),
      sheet.vertical(640, 694, [
        [0, shade(m.wood, 0.1)],
        [1, shade(m.wood, 0.4)],
      ]),
    ),
    balustrade(646, 788, 520, 648, m),
    easyChair(sheet, [790, 690], 0.78, 1, m),
    easyChair(sheet, [1110, 690], 0.78, -1, m),
    lowTable(sheet, [950, 692], 120, 44, m),
    teaSet(sheet, [950, 642], 0.5),
    stroke('M906 92V696M1174 92V696', shade(m.wood, 0.45), 9),
    curtain(sheet, id, 596, 76, m),
    curtain(sheet, id, 1416, 78, m),
    slats(sheet, 0, 350, 560, 350, m),
    scroll(sheet, 214, 150, 150, 120, m, p.near),
    nightstand(sheet, 40, m),
    nightstand(sheet, 556, m),
    paperLamp(sheet, [40, 630], 56, 104, m, p),
    paperLamp(sheet, [556, 630], 56, 104, m, p),
    bed(sheet, id, 298, 470, m, { pillows: 2, foot: 940 }),
    lowTable(sheet, [1180, 900], 240, 66, m),
    moonJar(sheet, [1180, 830], 50, p),
    branch(id, [1178, 736], 210, p),
  ],
);

/** The bedroom of the suite: a broad bed turned to its own window, a bench at its foot. */
export const suiteBed = room(
  'suite-bed',
  { view: { x: 60, y: 96, width: 560, height: 596 }, panes: 2, focus: 0.35, sill: false },
  ({ sheet, m, p, id }) => [
    curtain(sheet, id, 0, 96, m),
    curtain(sheet, id, 606, 96, m),
    slats(sheet, 720, 190, 780, 510, m),
    fill(
      rectangle(800, 150, 620, 40),
      sheet.vertical(150, 190, [
        [0, p.lamp, 0],
        [1, p.lamp, 0.34 + p.night * 0.3],
      ]),
    ),
    scroll(sheet, 1030, 250, 160, 190, m, p.mid),
    nightstand(sheet, 780, m),
    nightstand(sheet, 1440, m),
    paperLamp(sheet, [780, 630], 64, 128, m, p),
    paperLamp(sheet, [1440, 630], 64, 128, m, p),
    bed(sheet, id, 1110, 560, m, { pillows: 3, foot: 930 }),
    shadow(sheet, 1110, 966, 520, 34),
    fill(rectangle(880, 908, 460, 40), mix(m.cloth, m.linen, 0.3), 1, 'rx="12"'),
    stroke('M910 946v24M1310 946v24', shade(m.wood, 0.35), 10),
    easyChair(sheet, [240, 850], 1.35, 1, m),
    lowTable(sheet, [470, 866], 170, 70, m),
    teaSet(sheet, [470, 790], 0.8),
  ],
);

/** The living room of the suite. */
export const suiteLiving = room(
  'suite-living',
  { view: { x: 110, y: 88, width: 1280, height: 540 }, panes: 5, plane: 'back', lean: 20 },
  ({ sheet, m, p, id }) => [
    curtain(sheet, id, 18, 128, m),
    curtain(sheet, id, 1356, 128, m),
    stroke('M750 46V150', shade(m.wood, 0.5), 2.4),
    paperLamp(sheet, [750, 226], 170, 76, m, p, 0.7),
    paperLamp(sheet, [270, 806], 78, 200, m, p),
    sofa(sheet, [750, 850], 720, m),
    easyChair(sheet, [226, 930], 1.4, 1, m),
    easyChair(sheet, [1274, 930], 1.4, -1, m),
    `<ellipse cx="750" cy="946" rx="430" ry="46" fill="${mix(m.linen, m.floor, 0.4)}"/>`,
    lowTable(sheet, [750, 956], 420, 70, m),
    teaSet(sheet, [700, 872], 0.95),
    moonJar(sheet, [1330, 790], 70, p),
    branch(id, [1328, 656], 290, p),
  ],
);
