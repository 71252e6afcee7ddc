import { mix, shade, tint } from '../ink/colour.ts';
import { fill, polygon, rectangle, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import { grabRail } from './bath-fittings.ts';
import { bed } from './bed.ts';
import { nightstand, scroll } from './bedrooms.ts';
import { books, desk, deskChair } from './fittings.ts';
import { branch, easyChair, lowTable, moonJar, paperLamp, shadow, teaSet } from './furniture.ts';
import { room } from './room.ts';
import { curtain, slats } from './shell.ts';

/** The wide chair at the window of the double room. */
export const doubleChair = room(
  'double-chair',
  { view: { x: 330, y: 80, width: 940, height: 590 }, panes: 2, lean: 90 },
  ({ sheet, m, p, id }) => [
    curtain(sheet, id, 210, 150, m),
    curtain(sheet, id, 1240, 150, m),
    scroll(sheet, 60, 210, 116, 150, m, p.mid),
    `<ellipse cx="760" cy="900" rx="520" ry="74" fill="${mix(m.linen, m.floor, 0.45)}"/>`,
    easyChair(sheet, [560, 900], 2.1, 1, m),
    lowTable(sheet, [930, 912], 300, 96, m),
    teaSet(sheet, [900, 800], 1.2),
    books([1000, 800], 0.7, m),
    paperLamp(sheet, [1330, 846], 92, 230, m, p),
    moonJar(sheet, [150, 840], 76, p),
    branch(id, [148, 692], 280, p),
  ],
);

/** The desk of the twin room. */
export const twinDesk = room(
  'twin-desk',
  { view: { x: 420, y: 110, width: 820, height: 430 }, panes: 3, focus: 0.7 },
  ({ sheet, m, p, id }) => [
    curtain(sheet, id, 310, 130, m, 46, 600),
    curtain(sheet, id, 1222, 130, m, 46, 600),
    slats(sheet, 0, 410, 240, 290, m),
    desk(sheet, [800, 850], 860, m),
    paperLamp(sheet, [500, 664], 84, 150, m, p),
    books([820, 668], 1.15, m),
    moonJar(sheet, [1120, 668], 44, p),
    branch(id, [1118, 584], 190, p),
    deskChair(sheet, [780, 930], 1.25, m),
    scroll(sheet, 76, 170, 110, 150, m, p.near),
    lowTable(sheet, [130, 880], 200, 76, m),
    teaSet(sheet, [130, 794], 0.8),
  ],
);

/** Two lower beds with room to turn a wheelchair, and a window that reaches down to a seated eye. */
export const accessibleBeds = room(
  'accessible-beds',
  { view: { x: 60, y: 130, width: 470, height: 550 }, panes: 1, focus: 0.45, sill: false, lean: 210 },
  ({ sheet, m, p, id }) => [
    curtain(sheet, id, 0, 86, m),
    slats(sheet, 690, 430, 810, 270, m),
    fill(
      rectangle(690, 380, 810, 50),
      sheet.vertical(380, 430, [
        [0, p.lamp, 0],
        [1, p.lamp, 0.25 + p.night * 0.3],
      ]),
    ),
    scroll(sheet, 1010, 180, 190, 130, m, p.mid),
    grabRail([640, 470], [640, 640]),
    nightstand(sheet, 1104, m),
    paperLamp(sheet, [1104, 630], 62, 96, m, p),
    bed(sheet, `${id}a`, 900, 330, m, { pillows: 1, foot: 884 }),
    bed(sheet, `${id}b`, 1310, 330, m, { pillows: 1, foot: 884 }),
    `<ellipse cx="440" cy="880" rx="250" ry="58" fill="none" stroke="${mix(m.floor, m.wood, 0.5)}" stroke-width="3" opacity="0.35"/>`,
    lowTable(sheet, [180, 800], 190, 104, m),
    moonJar(sheet, [180, 688], 38, p),
    branch(id, [178, 616], 170, p),
  ],
);

/** A shower without a threshold: a bench, rails, a hand shower within reach of whoever sits. */
export const accessibleShower = room(
  'accessible-shower',
  { view: { x: 120, y: 150, width: 330, height: 330 }, panes: 1, focus: 0.4, ground: 'stone', lean: 180 },
  ({ sheet, m, p }) => {
    const tile = mix('#e3ddd0', m.wall, 0.4);
    let joints = '';
    for (let x = 640; x <= 1500; x += 86) joints += `M${x} 60V700`;
    for (let y = 60; y <= 700; y += 64) joints += `M640 ${y}H1500`;
    return [
      fill(
        rectangle(640, 46, 860, 654),
        sheet.vertical(46, 700, [
          [0, tint(tile, 0.2)],
          [1, shade(tile, 0.14)],
        ]),
      ),
      stroke(joints, shade(tile, 0.28), 1.6, 0.5),
      lampGlow(sheet, p.lamp, [1070, 60], 520, 0.3 + p.night * 0.25),
      stroke('M1000 150V560', '#8d7646', 9) +
        stroke('M1000 166h70q24 0 24 26v14', '#8d7646', 9) +
        fill('M1060 206h70l16 24h-102Z', '#6f5c36') +
        stroke('M1000 470q70 120 6 190', '#8d7646', 5) +
        fill(rectangle(980, 438, 40, 52), '#6f5c36', 1, 'rx="8"'),
      grabRail([820, 420], [820, 620]),
      grabRail([1180, 560], [1430, 560]),
      shadow(sheet, 1300, 736, 300, 40),
      fill(
        rectangle(1190, 618, 230, 26),
        sheet.vertical(618, 644, [
          [0, tint(m.wood, 0.4)],
          [1, shade(m.wood, 0.1)],
        ]),
        1,
        'rx="6"',
      ),
      stroke('M1214 644v88M1396 644v88', shade(m.wood, 0.35), 12),
      // The floor falls to a channel; nothing stands between it and the room.
      fill(
        polygon([
          [690, 760],
          [1420, 760],
          [1430, 774],
          [684, 774],
        ]),
        shade(m.stone, 0.5),
        0.7,
      ),
      stroke('M640 46V700', shade(m.wood, 0.2), 12),
      fill(
        rectangle(90, 590, 460, 26),
        sheet.vertical(590, 616, [
          [0, tint(m.wood, 0.35)],
          [1, shade(m.wood, 0.15)],
        ]),
      ),
      fill('M200 548Q210 592 260 592H380Q430 592 440 548Z', tint(m.linen, 0.5)),
      stroke('M320 548v-40q0 -18 30 -18h14', '#8d7646', 8),
      grabRail([58, 640], [58, 470]),
      fill(rectangle(470, 560, 56, 30), m.linen, 1, 'rx="8"'),
      paperLamp(sheet, [560, 330], 46, 120, m, p),
    ];
  },
);

/** The second space of the family room, behind its sliding door: two single beds. */
export const familySecond = room(
  'family-second',
  { view: { x: 560, y: 130, width: 560, height: 400 }, panes: 2, focus: 0.5, lean: 120 },
  ({ sheet, m, p, id }) => {
    const paper = mix(tint(m.wall, 0.5), p.glow, 0.3);
    let bars = '';
    for (let y = 130; y < 690; y += 92) bars += `M20 ${y}H300`;
    return [
      curtain(sheet, id, 480, 96, m, 46, 600),
      curtain(sheet, id, 1112, 96, m, 46, 600),
      bed(sheet, `${id}a`, 620, 300, m, { pillows: 1, foot: 880 }),
      nightstand(sheet, 838, m),
      paperLamp(sheet, [838, 630], 62, 92, m, p),
      bed(sheet, `${id}b`, 1056, 300, m, { pillows: 1, foot: 880 }),
      // The doorway: its posts and track, and the sliding door half drawn on both sides.
      fill(
        rectangle(0, 46, 1500, 56) + rectangle(300, 46, 26, 660) + rectangle(1300, 46, 26, 660),
        shade(m.wood, 0.15),
      ),
      fill(
        rectangle(0, 102, 300, 606) + rectangle(1326, 102, 174, 606),
        sheet.linear(
          [0, 0],
          [1500, 0],
          [
            [0, shade(paper, 0.12)],
            [0.5, tint(paper, 0.1)],
            [1, shade(paper, 0.12)],
          ],
        ),
      ),
      stroke(`${bars}M110 102V706M200 102V706M1412 102V706`, shade(m.wood, 0.15), 5, 0.8),
      `<ellipse cx="760" cy="950" rx="400" ry="42" fill="${mix(m.linen, m.floor, 0.4)}"/>`,
      lowTable(sheet, [760, 962], 230, 54, m),
      books([730, 892], 0.8, m),
      fill('M470 956q-4 -44 30 -46h90q34 2 30 46q-76 18 -150 0Z', mix('#86642f', m.wall, 0.35)),
      fill('M900 956q-4 -44 30 -46h90q34 2 30 46q-76 18 -150 0Z', m.cloth),
    ];
  },
);
