import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMap } from '@/lib/stay/draw-map';
import { areaOfMark, linesOf, overlap, placeLabels, reckonWidth, spreadMarks } from '@/lib/stay/map-labels';

const map = { width: 352, height: 300 };
const label = fc.record({
  mark: fc.record({
    x: fc.double({ min: 0, max: map.width, noNaN: true }),
    y: fc.double({ min: 0, max: map.height, noNaN: true }),
    radius: fc.constantFrom(4, 6),
  }),
  width: fc.integer({ min: 10, max: 120 }),
  height: fc.constantFrom(15, 30),
});
const bar = { x: 0, y: 260, width: 110, height: 40 };

describe('labels of a map', () => {
  it('cover neither each other nor a mark nor the scale, and stay on the map, for 200 hotels anywhere', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 200 }), (labels) => {
        const placed = placeLabels(labels, map, [bar]);
        expect(placed).toHaveLength(labels.length);
        const shown = placed.flatMap((area) => area ?? []);
        for (const [index, area] of shown.entries()) {
          expect(overlap(area, bar)).toBe(false);
          expect(
            Math.min(area.x, area.y, map.width - area.x - area.width, map.height - area.y - area.height),
          ).toBeGreaterThan(0);
          for (const other of shown.slice(0, index)) expect(overlap(area, other)).toBe(false);
          for (const { mark } of labels) expect(overlap(area, areaOfMark(mark))).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are all shown where there is room, and the first ones where there is little', () => {
    const at = (x: number, y: number) => ({ mark: { x, y, radius: 6 }, width: 80, height: 15 });
    expect(placeLabels([at(60, 50), at(60, 90), at(300, 200)], map)).not.toContain(null);
    const crowd = Array.from({ length: 30 }, () => at(176, 150));
    const placed = placeLabels(crowd, map);
    expect(placed[0]).toMatchObject({ anchor: 'start' });
    expect(placed.filter((area) => area === null).length).toBeGreaterThan(15);
  });
});

describe('marks of 200 hotels', () => {
  const point = fc.record({
    x: fc.double({ min: 40, max: 296, noNaN: true }),
    y: fc.double({ min: 40, max: 260, noNaN: true }),
  });
  const crowd = fc.tuple(fc.array(point, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 200 }));

  it('do not cover each other, wherever the hotels are, and those with room stay in place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(point, { maxLength: 200 }), crowd.map(repeated)), (points) => {
        const marks = spreadMarks(points, 6, map);
        expect(marks).toHaveLength(points.length);
        for (const [index, mark] of marks.entries()) {
          expect(Math.min(mark.x, mark.y, map.width - mark.x, map.height - mark.y)).toBeGreaterThanOrEqual(6);
          for (const other of marks.slice(0, index)) {
            expect(Math.hypot(other.x - mark.x, other.y - mark.y)).toBeGreaterThanOrEqual(13);
          }
          const given = points[index];
          expect(mark.movedFrom ?? { x: mark.x, y: mark.y }).toEqual(given);
        }
      }),
      { numRuns: 15 },
    );
  });

  function repeated([places, count]: [{ x: number; y: number }[], number]) {
    return Array.from({ length: count }, (_, index) => ({ ...(places[index % places.length] ?? { x: 60, y: 60 }) }));
  }

  it('stay where they are if they are apart', () => {
    const points = [
      { x: 60, y: 60 },
      { x: 88, y: 60 },
    ];
    expect(spreadMarks(points, 6, map)).toEqual(points.map((at) => ({ ...at, movedFrom: null })));
  });
});

describe('a map of 200 hotels', () => {
  const hotels = fc.array(
    fc.record({
      hotelId: fc.uuid(),
      hotelName: fc.constantFrom(
        '하늘 경복궁',
        'Haneul Gyeongbok',
        'ハヌル 景福宮',
        '天空 景福宫',
        'Donggung Palace and Wolji Pond',
      ),
      geo: fc.option(
        fc.record({
          latitude: fc.double({ min: 37.4, max: 37.7, noNaN: true }),
          longitude: fc.double({ min: 126.8, max: 127.2, noNaN: true }),
        }),
        { freq: 20 },
      ),
    }),
    { minLength: 200, maxLength: 200 },
  );

  it('has a mark for each hotel with coordinates, in the order of the list, and no two names on each other', () => {
    fc.assert(
      fc.property(hotels, (given) => {
        const drawn = drawMap(
          given,
          [{ name: '서울역', kind: 'station', geo: { latitude: 37.55, longitude: 126.97 } }],
          [],
        );
        const placed = given.map(({ geo }, index) => ({ geo, nth: index + 1 })).filter(({ geo }) => geo !== null);
        expect(drawn?.hotels.map(({ nth }) => nth)).toEqual(placed.map(({ nth }) => nth));
        const names = [...(drawn?.hotels ?? []), ...(drawn?.places ?? [])].flatMap((mark) => mark.label ?? []);
        for (const [index, name] of names.entries()) {
          for (const other of names.slice(0, index)) expect(overlap(name, other)).toBe(false);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('leaves out what lies under the mark of a hotel, and directions that have no room for a name', () => {
    const geo = { latitude: 37.55, longitude: 126.97 };
    const hotels = [{ hotelId: 'a', hotelName: 'A', geo }];
    const far = { latitude: 38, longitude: 126.97 };
    const drawn = drawMap(
      hotels,
      [
        { name: 'Door', kind: 'station', geo: { ...geo, longitude: 126.9701 } },
        { name: 'North', kind: 'airport', geo: far },
        { name: 'North-of-the-north-where-no-name-has-any-room-at-all', kind: 'airport', geo: far },
      ],
      [],
    );
    expect(drawn?.places.map(({ lines, degrees }) => [lines.join(' '), degrees])).toEqual([['North', -90]]);
  });

  it('is no map where no hotel has coordinates', () => {
    expect(drawMap([{ hotelId: 'a', hotelName: 'A', geo: null }], [], [])).toBeNull();
  });
});

describe('a name', () => {
  it.each([
    ['하늘 경복궁', ['하늘 경복궁']],
    ['Namsan Seoul Tower', ['Namsan', 'Seoul Tower']],
    ['Donggung Palace and Wolji Pond', ['Donggung Palace', 'and Wolji Pond']],
    ['雪岳山国立公園雪岳山', ['雪岳山国立公園雪岳山']],
  ])('%s has lines of about one length', (name, lines) => {
    expect(linesOf(name)).toEqual(lines);
  });

  it('estimates full-width letters as wider', () => {
    expect(reckonWidth('하늘')).toBe(2);
    expect(reckonWidth('il')).toBeLessThan(1.2);
  });
});
