import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeTowards, frameOf, MAP_WIDTH, pathOf, scaleBar } from '@/lib/stay/map-frame';

const seoulStation = { latitude: 37.5547, longitude: 126.9707 };
const gimpo = { latitude: 37.5583, longitude: 126.7906 };
const namsan = { latitude: 37.5535, longitude: 126.9772 };
const gyeongbok = { latitude: 37.5789, longitude: 126.9731 };
const inKorea = fc.record({
  latitude: fc.double({ min: 33, max: 38.6, noNaN: true }),
  longitude: fc.double({ min: 125, max: 130, noNaN: true }),
});

describe('the frame of a map', () => {
  it('does not exist without a hotel', () => {
    expect(frameOf([], [seoulStation])).toBeNull();
  });

  it('shows a near place, and gives a far one a direction at the edge', () => {
    const frame = frameOf([namsan, gyeongbok], [gimpo, seoulStation]);
    if (!frame) throw new Error('no frame');
    expect(edgeTowards(frame, frame.at(seoulStation))).toBeNull();
    const edge = edgeTowards(frame, frame.at(gimpo));
    expect(edge?.x).toBe(14);
    // West, and a little south of the map's centre.
    expect(Math.abs(edge?.degrees ?? 0)).toBeGreaterThan(165);
  });

  it('has north at the top and east at the right, and the same scale both ways', () => {
    const frame = frameOf([namsan, gyeongbok]);
    if (!frame) throw new Error('no frame');
    const [south, north] = [frame.at(namsan), frame.at(gyeongbok)];
    expect(north.y).toBeLessThan(south.y);
    expect(frame.at({ ...namsan, longitude: 127 }).x).toBeGreaterThan(south.x);
    // 2.8 km on the ground.
    expect(Math.hypot(north.x - south.x, north.y - south.y) / frame.unitsPerKm).toBeCloseTo(2.85, 1);
  });

  it('shows every hotel wherever the hotels are, with room around for a name', () => {
    fc.assert(
      fc.property(
        fc.array(inKorea, { minLength: 1, maxLength: 200 }),
        fc.array(inKorea, { maxLength: 9 }),
        (all, others) => {
          const frame = frameOf(all, others);
          if (!frame) throw new Error('no frame');
          expect(frame.width).toBe(MAP_WIDTH);
          for (const { x, y } of all.map(frame.at)) {
            expect(x).toBeGreaterThanOrEqual(40);
            expect(x).toBeLessThanOrEqual(frame.width - 40);
            expect(y).toBeGreaterThanOrEqual(40);
            expect(y).toBeLessThanOrEqual(frame.height - 40);
          }
          for (const place of others) {
            const edge = edgeTowards(frame, frame.at(place));
            if (edge) expect(Math.min(edge.x, edge.y, frame.width - edge.x, frame.height - edge.y)).toBeCloseTo(14, 5);
          }
        },
      ),
    );
  });
});

describe('water', () => {
  it('that reaches into the map is a ring of whole units; what is beyond an edge is left out', () => {
    const frame = frameOf([namsan]);
    if (!frame) throw new Error('no frame');
    const ring = (latitude: number) => [
      { latitude, longitude: 126.9 },
      { latitude, longitude: 127.1 },
      { latitude: latitude - 0.01, longitude: 127.1 },
    ];
    expect(pathOf([ring(38), ring(37.555)], frame)).toMatch(/^M-?\d+ -?\d+L-?\d+ -?\d+L-?\d+ -?\d+Z$/);
    expect(pathOf([ring(38)], frame)).toBe('');
  });
});

describe('the bar of the scale', () => {
  it.each([
    [100, 0.5, 50],
    [44, 2, 88],
    [5, 10, 50],
    [1, 50, 50],
  ])('at %s units a kilometre is %s km and %s units long', (unitsPerKm, km, length) => {
    expect(scaleBar({ unitsPerKm })).toEqual({ km, length });
  });

  it('is neither longer than its place nor too short to be read', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (unitsPerKm) => {
        const { length } = scaleBar({ unitsPerKm });
        expect(length).toBeLessThanOrEqual(88.001);
        expect(length).toBeGreaterThan(35);
      }),
    );
  });
});
