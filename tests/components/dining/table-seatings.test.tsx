import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { TableSeatings } from '@/components/dining/table-seatings';
import type { TableAvailability } from '@/lib/hub/contract/dining';
import dining from '@/messages/ko/dining.json';

const seating = (time: string) => ({ time, service: 'dinner', tablesLeft: 5 }) as const;
const availability: TableAvailability = {
  date: '2026-12-24',
  party: 2,
  state: 'free',
  seatings: [seating('18:00'), seating('19:00')],
  days: [],
  alternatives: [],
};

const open = (presentTime: string | null) =>
  render(
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ dining }}>
      <TableSeatings
        locale="ko"
        restaurantId="garden"
        request={{
          party: 2,
          date: '2026-12-24',
          time: null,
          daysFrom: '2026-12-20',
          changing: 'TABLE-0001',
          repaired: false,
          isTooLarge: false,
        }}
        availability={availability}
        presentTime={presentTime}
      />
    </NextIntlClientProvider>,
  );

test('a table that is moved has its present hour marked among the others, in the name of the link', () => {
  open('19:00');
  expect(screen.getByRole('link', { name: new RegExp(`^19:00\\s*${dining.table.present}$`) })).toBeVisible();
  expect(screen.getByRole('link', { name: '18:00' })).toBeVisible();
});

test('on another day, and for a new table, no hour is marked', () => {
  open(null);
  expect(screen.queryByText(dining.table.present)).not.toBeInTheDocument();
});
