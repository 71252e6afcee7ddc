import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Landing } from '@/components/my-page/landing/landing';
import type { MemberQueryError } from '@/lib/my-page/member-failure';
import { dashboardQuery, reservationListQuery, tableListQuery } from '@/lib/my-page/member-queries';
import { makeMemberQueryClient } from '@/lib/my-page/query-client';
import { dashboard, reservation } from '../../my-page/sample-answers';
import { answerBff, type BffAnswer, problem, renderAsMember, words } from './as-member';

const list = (...reservations: ReturnType<typeof reservation>[]): BffAnswer => ({ body: { data: { reservations } } });
const board: BffAnswer = { body: { data: dashboard() } };

const tables = (...tableReservations: object[]): BffAnswer => ({ body: { data: { tableReservations } } });
const table = {
  tableReservationNo: 'D-100000',
  status: 'confirmed',
  restaurantId: 'sample-table',
  restaurantName: 'Sample Table',
  cuisine: 'Korean',
  hotelId: 'sample-house',
  hotelName: 'Sample House',
  cityName: 'Seoul',
  picture: reservation().picture,
  date: '2026-12-25',
  time: '19:00',
  party: 2,
};

function openLanding(answers: { dashboard: BffAnswer; reservations: BffAnswer; tables?: BffAnswer }) {
  answerBff((_, path) => {
    if (path.includes('/dashboard/')) return answers.dashboard;
    return path.includes('/dining/') ? (answers.tables ?? tables()) : answers.reservations;
  });
  renderAsMember(<Landing todaySeoul="2026-12-20" />);
}

/** The part of the page under a title. */
const part = (title: string) => screen.findByRole('region', { name: title });
const rowsOfTimeline = async () =>
  within(await part(words.timeline.title))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the landing page', () => {
  test('has the tier, the points, the next stay and both routes to the next tier', async () => {
    openLanding({
      dashboard: board,
      reservations: list(
        reservation({
          reservationNo: 'R-LATER',
          hotelName: 'Later House',
          checkInDate: '2027-01-05',
          checkOutDate: '2027-01-06',
        }),
        reservation(),
      ),
    });
    const nextStay = within(await part(words.landing.nextStay));
    expect(await nextStay.findByRole('link', { name: 'Sample House' })).toHaveAttribute(
      'href',
      '/myPage/reservationCheck/roomReservation/R-100000',
    );
    expect(nextStay.queryByText('Later House')).toBeNull();
    expect(screen.getByText('체크인까지 5일')).toBeInTheDocument();
    expect(await screen.findByText('18,400포인트')).toBeInTheDocument();
    expect(
      screen.getByText('2026년 12월 31일까지 3박 또는 1,200포인트를 더하시면 골드 회원이 되십니다.'),
    ).toBeInTheDocument();
  });

  test('stays and tables lie ahead as one, each with its state and its calendar file', async () => {
    openLanding({
      dashboard: board,
      reservations: list(
        reservation({ reservationNo: 'R-LATER', hotelName: 'Later House', checkInDate: '2027-01-05' }),
        reservation(),
      ),
      tables: tables(table, { ...table, tableReservationNo: 'D-0', restaurantName: 'Gone Table', status: 'cancelled' }),
    });
    await waitFor(async () => expect(await rowsOfTimeline()).toEqual(['Sample House', 'Sample Table', 'Later House']));
    const timeline = within(await part(words.timeline.title));
    expect(timeline.getByRole('link', { name: 'Sample Table' })).toHaveAttribute(
      'href',
      '/myPage/reservationCheck/diningReservation/D-100000',
    );
    expect(timeline.getAllByText(words.tables.status.confirmed)).toHaveLength(3);
    expect(timeline.getByRole('button', { name: '캘린더 Sample Table' })).toBeInTheDocument();
  });

  test('tables that cannot be had are said to be missing, and the stays stand', async () => {
    openLanding({ dashboard: board, reservations: list(reservation()), tables: problem(503, 'unreachable') });
    expect(await screen.findByText(/현재 다이닝 예약을 불러올 수 없습니다/)).toBeInTheDocument();
    expect(await rowsOfTimeline()).toEqual(['Sample House']);
  });

  test('without a stay leads to the search', async () => {
    openLanding({ dashboard: board, reservations: list(reservation({ status: 'cancelled' })) });
    expect(await screen.findByText(words.landing.noStayTitle)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.landing.search })).toHaveAttribute('href', '/');
  });

  test('one part that fails leaves the other standing', async () => {
    openLanding({ dashboard: problem(503, 'unreachable'), reservations: list(reservation()) });
    expect((await screen.findAllByRole('link', { name: 'Sample House' })).length).toBeGreaterThan(0);
    expect(await screen.findByText(words.unavailable.title)).toBeInTheDocument();
  });

  test('when nothing can be loaded it is said once, and one press asks for everything', async () => {
    const down = problem(503, 'unreachable');
    const answers = { dashboard: down, reservations: down, tables: down };
    openLanding(answers);
    await waitFor(() => expect(screen.getAllByText(words.unavailable.title)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(words.landing.nextStay)).toBeNull());
    answers.dashboard = board;
    answers.reservations = list(reservation());
    await userEvent.click(screen.getByRole('button', { name: words.unavailable.retry }));
    expect((await screen.findAllByRole('link', { name: 'Sample House' })).length).toBeGreaterThan(0);
    expect(await screen.findByText('18,400포인트')).toBeInTheDocument();
  });

  test('a failure that the server has met is drawn at once and not asked again without the reader', () => {
    const fetched = answerBff(() => 'noConnection');
    const client = makeMemberQueryClient();
    for (const { queryKey } of [dashboardQuery('member'), reservationListQuery('ko'), tableListQuery('ko')]) {
      const error = { failure: 'unavailable' } satisfies MemberQueryError;
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: error as never });
    }
    renderAsMember(<Landing todaySeoul="2026-12-20" />, '/myPage', client);
    expect(screen.getByText(words.unavailable.title)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});
