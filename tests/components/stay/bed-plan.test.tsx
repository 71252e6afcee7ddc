import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { BedPlan } from '@/components/stay/bed-plan';
import { type SleepingRules, sleepingRules } from '@/lib/hub/contract/sleeping';
import en from '@/messages/en/common.json';
import type ko from '@/messages/ko/common.json';
import { type RoomArchetype, roomArchetypes } from '../../../sandbox/hub/seed/room-archetypes';

const family: SleepingRules = {
  beds: [
    { kind: 'double', count: 1, sleeps: 2, sizeCm: { width: 150, length: 200 } },
    { kind: 'single', count: 2, sleeps: 1, sizeCm: { width: 110, length: 190 } },
  ],
  sharingFreeBelow: 6,
  extraBed: { kind: 'bed', most: 1, nightKrw: 66_000 },
  crib: { most: 1, nightKrw: 22_000, belowAge: 2 },
};

const show = (sleeping: SleepingRules | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common: en as unknown as typeof ko }}>
      <BedPlan sleeping={sleeping} />
    </NextIntlClientProvider>,
  );

describe('BedPlan', () => {
  test('draws each bed to scale, and says sizes and what can be brought in', () => {
    const { container } = show(family);
    expect(screen.getByTestId('bed-plan')).toHaveTextContent(
      '1 double bed, 150 × 200 cm and 2 single beds, 110 × 190 cm eachOn request: extra bed or crib',
    );
    const frames = [...container.querySelectorAll('g')].map((bed) => {
      const frame = bed.querySelector('rect');
      return [bed.getAttribute('transform'), frame?.getAttribute('width'), frame?.getAttribute('height')];
    });
    expect(frames).toEqual([
      ['translate(0 0)', '150', '200'],
      ['translate(174 0)', '110', '190'],
      ['translate(308 0)', '110', '190'],
    ]);
    // A pillow for each who sleeps there, besides the frame.
    expect([...container.querySelectorAll('g')].map((bed) => bed.querySelectorAll('rect').length - 1)).toEqual([
      2, 1, 1,
    ]);
  });

  test.each([
    ['the hub says no rules', null],
    [
      'one size is unknown',
      { ...family, beds: family.beds.map((bed, at) => (at === 1 ? { ...bed, sizeCm: null } : bed)) },
    ],
    ['there are more beds than a drawing tells apart', { ...family, beds: [{ ...family.beds[0], count: 9 }] }],
    ['there is no bed', { ...family, beds: [] }],
  ])('shows nothing where %s', (_, sleeping) => {
    show(sleeping as SleepingRules | null);
    expect(screen.queryByTestId('bed-plan')).toBeNull();
  });

  test('is read without sizes from a hub that does not say them', () => {
    const { sizeCm: _, ...unsized } = family.beds[0] ?? { sizeCm: null };
    expect(sleepingRules.parse({ ...family, beds: [unsized] }).beds[0]?.sizeCm).toBeNull();
  });

  test('has a size for every bed of the sample hotels', () => {
    const rooms: RoomArchetype[] = Object.values(roomArchetypes);
    const beds = rooms.flatMap((room) => room.beds);
    expect(beds.length).toBeGreaterThan(5);
    expect(beds.filter(({ sizeCm }) => sizeCm === null)).toEqual([]);
  });
});
