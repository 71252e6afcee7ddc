import { shade, tint } from '../ink/colour.ts';
import { fill, n, polygon, rectangle, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import { balustrade } from '../rooms/fittings.ts';
import { branch, easyChair, lowTable, moonJar, paperLamp, teaSet } from '../rooms/furniture.ts';
import { materialsOf } from '../rooms/materials.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { whole } from './pool-water.ts';

const DECK = 716;

/** The terrace of a room: a wooden deck before the view, two chairs and a low table, the lit room behind. */
export const terrace: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const id = `${motif.hotelId}:terrace`;
  let boards = '';
  for (let x = -900; x <= 2400; x += 74) boards += `M${n(750 + (x - 750) * 0.5)} ${DECK}L${x} 1000`;
  let beams = '';
  for (let x = -300; x <= 1800; x += 96) beams += `M${n(750 + (x - 750) * 0.76)} 66L${x} -10`;
  return {
    view: whole,
    plane: 'back',
    focus: 0.5,
    standing: '',
    overlay: [
      balustrade(-10, 1300, 560, DECK + 6, m),
      fill(
        rectangle(0, DECK, 1500, 1000 - DECK),
        sheet.vertical(DECK, 1000, [
          [0, tint(m.wood, 0.26)],
          [1, shade(m.wood, 0.28)],
        ]),
      ),
      stroke(boards, shade(m.wood, 0.5), 2, 0.5),
      fill(rectangle(0, 0, 1500, 66), shade(m.ceiling, 0.2)),
      stroke(beams, m.wood, 26),
      fill(
        rectangle(0, 58, 1500, 26),
        sheet.vertical(58, 84, [
          [0, tint(m.wood, 0.2)],
          [1, shade(m.wood, 0.35)],
        ]),
      ),
      // The glass door of the room, a lamp behind it.
      fill(
        polygon([
          [1290, 84],
          [1500, 30],
          [1500, 870],
          [1290, DECK + 40],
        ]),
        sheet.linear(
          [1290, 0],
          [1500, 0],
          [
            [0, tint(p.lamp, 0.35), 0.9],
            [1, tint(m.wall, 0.2), 0.95],
          ],
        ),
      ),
      lampGlow(sheet, p.lamp, [1400, 420], 380, 0.3 + p.night * 0.3),
      stroke(`M1290 84V${DECK + 40}M1396 58V812`, shade(m.wood, 0.4), 13),
      easyChair(sheet, [420, 900], 1.7, 1, m),
      easyChair(sheet, [1010, 900], 1.7, -1, m),
      lowTable(sheet, [716, 916], 260, 92, m),
      teaSet(sheet, [716, 812], 1.05),
      moonJar(sheet, [110, 870], 82, p),
      branch(id, [108, 712], 300, p),
      paperLamp(sheet, [1210, 860], 62, 130, m, p),
    ].join(''),
  };
};
