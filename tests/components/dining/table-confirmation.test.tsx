import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { TableConfirmation } from '@/components/dining/table-confirmation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import common from '@/messages/ko/common.json';
import dining from '@/messages/ko/dining.json';
import { sampleTable } from './sample-table';

const t = createTranslator({ locale: 'ko', messages: { dining }, namespace: 'dining.confirmation' });
const open = (change: Partial<TableReservationDetail>, booker: 'member' | 'guest') =>
  render(
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ common, dining }}>
      <TableConfirmation reservation={{ ...sampleTable, ...change }} booker={booker} />
    </NextIntlClientProvider>,
  );

test('a confirmed table names its number and where the letter goes, and leads a member to My Page', () => {
  open({}, 'member');
  expect(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  expect(screen.getByTestId('table-no')).toHaveTextContent('TB-SAMPLE01');
  expect(screen.getByText(t('lead', { email: 'sample@example.com' }))).toBeVisible();
  expect(screen.getByRole('button', { name: common.mailAgain.label })).toBeVisible();
  expect(screen.getByRole('link', { name: t('toMyPage') })).toHaveAttribute(
    'href',
    '/myPage/reservationCheck/diningReservation/TB-SAMPLE01',
  );
  expect(screen.getByRole('button', { name: t('saveCalendar') })).toBeVisible();
  expect(screen.getByRole('button', { name: t('print') })).toBeVisible();
});

test('a table that is over is not said to be mailed', () => {
  open({ status: 'dined' }, 'member');
  expect(screen.queryByText(t('lead', { email: 'sample@example.com' }))).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: common.mailAgain.label })).not.toBeInTheDocument();
});

test('a guest is led to the look-up, and a cancelled table cannot be saved to a calendar', () => {
  open({ status: 'cancelled', cancelledAt: '2026-12-01T01:00:00Z', cancellationFeeKrw: 0 }, 'guest');
  expect(screen.getByRole('heading', { level: 1, name: t('cancelledTitle') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('toLookUp') })).toHaveAttribute('href', '/reservation');
  expect(screen.queryByRole('button', { name: t('saveCalendar') })).not.toBeInTheDocument();
});
