import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeReservation } from '@/components/booking/change-reservation';
import { searchClient } from '@/components/stay/search-client';
import { guestChangeAddresses, memberChangeAddresses } from '@/lib/booking/change-addresses';
import { addDays } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import search from '@/messages/ko/search.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { answerBff, type BffAnswer, problem, renderAsMember } from '../my-page/as-member';

const words = booking.change;
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined, replace: () => undefined }) }));

// In the middle of a month, so that the days around it are in view.
const checkInDate = `${addDays(seoulToday(new Date()), 40).slice(0, 8)}14`;
const detail = reservationWithDetail({ checkInDate, checkOutDate: addDays(checkInDate, 2) });
const { reservationNo } = detail;
const moved = { checkInDate: addDays(checkInDate, 1), checkOutDate: addDays(checkInDate, 3) };
const nights = Array.from({ length: 4 }, (_, offset) => ({
  date: addDays(checkInDate, offset),
  available: true,
  lowestKrw: 300_000,
  minimumStayNights: 1,
}));

const bookers = {
  member: {
    nightsAddress: `/api/hub/reservation/room/${reservationNo}/nights`,
    wayOn: `/membershipLogin?returnTo=${encodeURIComponent(`/myPage/reservationCheck/roomReservation/${reservationNo}/change`)}`,
    open: () =>
      renderAsMember(
        <NextIntlClientProvider locale="ko" messages={{ booking, common, search }} timeZone="Asia/Seoul">
          <ChangeReservation
            points={null}
            reservation={detail}
            addresses={memberChangeAddresses(reservationNo, 'ko')}
            today="2026-11-25"
          />
        </NextIntlClientProvider>,
      ),
  },
  guest: {
    nightsAddress: `/api/guest/nights?of=${reservationNo}`,
    wayOn: '/reservation',
    open: () =>
      render(
        <NextIntlClientProvider locale="ko" messages={{ booking, common, search }} timeZone="Asia/Seoul">
          <ChangeReservation
            reservation={detail}
            addresses={guestChangeAddresses(reservationNo, 'ko')}
            today="2026-11-25"
          />
        </NextIntlClientProvider>,
      ),
  },
};
const cell = (date: string) => document.querySelector(`[data-day="${date}"]`) as HTMLElement;
const oldTrouble = () => screen.queryByText(search.calendar.pricesFailed);

beforeEach(() => {
  searchClient.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

describe.each(Object.entries(bookers))('the nights for a %s’s change', (_booker, { nightsAddress, wayOn, open }) => {
  /** What the nights answer, one after the other; everything else of the product answers the reservation. */
  function answerNights(...answers: BffAnswer[]) {
    const asked: unknown[] = [];
    answerBff((_method, path, body) => {
      if (path !== nightsAddress) return { body: { data: detail } };
      asked.push(body);
      return answers[Math.min(asked.length, answers.length) - 1] as BffAnswer;
    });
    return asked;
  }

  it.each<[string, BffAnswer, string, boolean]>([
    ['NOT_CHANGEABLE', problem(409, 'conflict', { hubCode: 'NOT_CHANGEABLE' }), words.failure.notChangeable, false],
    [
      'FEE_DUE',
      problem(409, 'conflict', { hubCode: 'FEE_DUE', data: { feeKrw: 242_000 } }),
      words.failure.feeDue.replace('{fee}', '₩242,000'),
      false,
    ],
    ['PROOF_EXPIRED', problem(403, 'forbidden', { hubCode: 'PROOF_EXPIRED' }), words.failure.expired, true],
    ['the end of a login', problem(401, 'login_required'), words.failure.session, true],
  ])('are refused by %s: the reason and the way on, and no word of trying again', async (_rule, no, reason, isOver) => {
    const asked = answerNights(no);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(oldTrouble()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: search.calendar.retry })).not.toBeInTheDocument();
    const link = screen.queryByRole('link', { name: words.again });
    if (isOver) expect(link).toHaveAttribute('href', wayOn);
    else expect(link).not.toBeInTheDocument();
    expect(asked).toEqual([{ viewMonth: checkInDate.slice(0, 7), viewPeriod: 1 }]);
  });

  it('keep what was picked when they are refused meanwhile', async () => {
    answerNights(problem(503, 'unreachable'), problem(409, 'conflict', { hubCode: 'NOT_CHANGEABLE' }));
    open();
    expect(await screen.findByText(search.calendar.pricesFailed)).toBeVisible();
    await userEvent.click(cell(moved.checkInDate));
    await userEvent.click(cell(moved.checkOutDate));
    await userEvent.click(screen.getByRole('button', { name: search.calendar.retry }));
    expect(await screen.findByText(words.failure.notChangeable)).toBeVisible();
    expect(cell(moved.checkInDate)).toHaveAttribute('data-role', 'check-in');
    expect(cell(moved.checkOutDate)).toHaveAttribute('data-role', 'check-out');
  });

  it('come when they are asked for again after trouble of the line', async () => {
    answerNights('noConnection', { body: { data: { nights } } });
    open();
    expect(await screen.findByText(search.calendar.pricesFailed)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: search.calendar.retry }));
    expect(await screen.findByText(words.priceNote)).toBeVisible();
    expect(cell(checkInDate)).toHaveTextContent('₩300,000');
  });
});
