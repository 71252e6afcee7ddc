import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { TableSeatings } from '@/components/dining/table-choice';
import dining from '@/messages/ko/dining.json';

const seating = (time: string) => ({ time, service: 'dinner', tablesLeft: 5 }) as const;
const open = (presentTime: string | null) =>
  render(
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ dining }}>
      <TableSeatings seatings={[seating('18:00'), seating('19:00')]} presentTime={presentTime} />
    </NextIntlClientProvider>,
  );

test('a table that is moved has its present hour marked among the others, in the name of the button', () => {
  open('19:00');
  expect(screen.getByRole('button', { name: new RegExp(`^19:00\\s*${dining.table.present}$`) })).toBeVisible();
  expect(screen.getByRole('button', { name: '18:00' })).toBeVisible();
});

test('on another day, and for a new table, no hour is marked', () => {
  open(null);
  expect(screen.queryByText(dining.table.present)).not.toBeInTheDocument();
});
