import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { StatementTable } from '@/components/my-page/my-point/statement-table';
import type { PointEntry } from '@/lib/hub/contract/point';
import myPage from '@/messages/ko/myPage.json';
import { renderAsMember } from './as-member';

const entries = (kind: PointEntry['kind']): PointEntry[] =>
  [1, 2].map((position) => ({
    entryId: `${kind}-${position}`,
    position,
    at: '2026-11-23T00:00:00Z',
    kind,
    points: 10 * position,
    sumAfter: 0,
    description: `${kind} ${position}`,
  }));
const table = (kind: PointEntry['kind']) => (
  <NextIntlClientProvider locale="ko" messages={{ myPage }}>
    <StatementTable entries={entries(kind)} />
  </NextIntlClientProvider>
);

test('another filter changes the texts of the rows and builds none again', () => {
  const { rerender } = renderAsMember(table('used'));
  const rows = screen.getAllByRole('row');
  rerender(table('earned'));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('earned 1');
  for (const [index, row] of screen.getAllByRole('row').entries()) expect(row === rows[index]).toBe(true);
});
