// Long, because one form of a change is read, sent and compared in one table of rooms.
import { describe, expect, it } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { changesOf } from '@/lib/booking/change-differences';
import { changeFailureOf, refusedNightsOf } from '@/lib/booking/change-failure';
import {
  type ChangedRoom,
  type ChangeForm,
  type CompleteChange,
  changeBody,
  changeFormOf,
  changeFormWithout,
  isRoomOpen,
  mergeChanges,
  obstacleOfChange,
  roomsForNights,
  tidyChange,
  whyDatesStay,
} from '@/lib/booking/change-stay';
import { quoteChange } from '@/lib/hub/contract/reservation-change';
import { reservationWithDetail } from '../my-page/sample-answers';

const reservation = reservationWithDetail();
const asItStands = changeFormOf(reservation);
const withRoom = (room: Partial<ChangeForm['rooms'][number]>): ChangeForm => ({
  ...asItStands,
  rooms: asItStands.rooms.map((one) => ({ ...one, ...room })),
});

describe('rooms whose type and guests can be changed', () => {
  const [free] = reservation.rooms;
  const fixed = free && { ...free, cancellation: { ...free.cancellation, refundable: false, freeUntil: null } };
  const rooms = free && fixed ? [fixed, free] : [];
  const partly = reservationWithDetail({ rooms, totalKrw: 968_000, datesChangeableYn: 'N' });

  it('are those that can be cancelled free of charge, whatever the others cost', () => {
    expect([0, 1].map((index) => isRoomOpen(partly, index))).toEqual([false, true]);
    expect([0, 1].map((index) => isRoomOpen({ ...partly, cancellableYn: 'N' }, index))).toEqual([false, false]);
    expect([0, 1].map((index) => isRoomOpen({ ...partly, datesChangeableYn: 'Y' }, index))).toEqual([true, true]);
  });

  it('keep their wishes when another window has changed the reservation', () => {
    const was = changeFormOf(partly);
    const wish = { ...was, rooms: was.rooms.map((room) => ({ ...room, adults: 1 })) };
    const merged = mergeChanges(was, wish, was, false, (index) => isRoomOpen(partly, index));
    expect(merged.rooms.map(({ adults }) => adults)).toEqual([2, 1]);
  });
});

describe('another rate of a room', () => {
  const wish = { ...asItStands, rooms: asItStands.rooms.map((room) => ({ ...room, ratePlanId: 'breakfast' })) };

  it('is a difference, is sent, and is priced by the calendar', () => {
    expect(changesOf(asItStands, wish)).toEqual([{ kind: 'rate', index: 0 }]);
    expect(changeBody(wish).rooms[0]?.ratePlanId).toBe('breakfast');
    expect(obstacleOfChange(wish, reservation)).toBeNull();
    expect(roomsForNights([{ ...wish.rooms[0], cancelled: true } as ChangedRoom])).toMatchObject([
      { ratePlanId: 'breakfast', roomTypeId: 'garden-room', cancelYn: 'Y' },
    ]);
  });

  it('stays as it is booked where the room can no longer be changed', () => {
    expect(mergeChanges(asItStands, wish, asItStands, false).rooms[0]?.ratePlanId).toBe('member');
    expect(mergeChanges(asItStands, wish, asItStands).rooms[0]?.ratePlanId).toBe('breakfast');
  });
});

describe('a room that is cancelled', () => {
  const two = reservationWithDetail({ rooms: reservation.rooms.flatMap((room) => [room, room]) });
  const wish = changeFormWithout(two, { index: 1 });

  it('is the one difference, and is sent with its position', () => {
    expect(changesOf(changeFormOf(two), wish)).toEqual([{ kind: 'cancelled', index: 1 }]);
    expect(changeBody(wish).rooms.map(({ cancelYn }) => cancelYn)).toEqual([undefined, 'Y']);
    expect(quoteChange.body.parse({ ...changeBody(wish), revision: 0, lang: 'ko' }).rooms[1]?.cancelYn).toBe('Y');
    expect(obstacleOfChange(wish, two)).toBeNull();
  });

  it('needs no name of its guest', () => {
    const unnamed = {
      ...wish,
      rooms: wish.rooms.map((room) => (room.cancelled ? { ...room, guestFirstName: '' } : room)),
    };
    expect(obstacleOfChange(unnamed, two)).toBeNull();
  });

  it('stays chosen while the rooms are the same, and not once one of them was cancelled elsewhere', () => {
    const was = changeFormOf(two);
    const renamed = { ...was, rooms: was.rooms.map((room) => ({ ...room, requests: 'High floor' })) };
    expect(mergeChanges(was, wish, renamed).rooms[1]).toMatchObject({ cancelled: true, requests: 'High floor' });
    expect(mergeChanges(was, wish, asItStands)).toEqual(asItStands);
  });
});

describe('a wish for a reservation that another window has changed', () => {
  const now: CompleteChange = {
    checkInDate: '2027-01-04',
    checkOutDate: '2027-01-06',
    arrivalTime: '18:00',
    rooms: asItStands.rooms.map((one) => ({ ...one, adults: 1, requests: 'High floor' })),
  };

  it('is the reservation as it is now where nothing was wished', () => {
    expect(mergeChanges(asItStands, asItStands, now)).toEqual(now);
  });

  it('keeps what was wished, and only that', () => {
    const wish = { ...withRoom({ guestFirstName: 'Sofia' }), points: '100' };
    const rooms = now.rooms.map((one) => ({ ...one, guestFirstName: 'Sofia' }));
    expect(mergeChanges(asItStands, wish, now)).toEqual({ ...now, rooms, points: '100' });
  });

  it('keeps wished dates together', () => {
    const wish = { ...asItStands, checkOutDate: null };
    expect(mergeChanges(asItStands, wish, now)).toEqual({
      ...now,
      checkInDate: asItStands.checkInDate,
      checkOutDate: null,
    });
  });

  it('keeps no dates, guests or points that can no longer be changed', () => {
    const wish = { ...withRoom({ adults: 3, guestFirstName: 'Sofia' }), checkInDate: '2026-12-25', points: '100' };
    const rooms = now.rooms.map((one) => ({ ...one, guestFirstName: 'Sofia' }));
    expect(mergeChanges(asItStands, wish, now, false)).toEqual({ ...now, rooms });
  });

  it('changes nothing where nothing was changed elsewhere', () => {
    const wish = withRoom({ adults: 1, requests: 'A cot' });
    expect(mergeChanges(asItStands, wish, asItStands)).toEqual(wish);
  });
});

describe('a change of a stay', () => {
  it('asks the hub for what it takes, trimmed', () => {
    const body = changeBody({ ...asItStands, ...withRoom({ guestFirstName: ' Sofia ' }), checkOutDate: '2026-12-28' });
    expect(quoteChange.body.safeParse({ ...body, revision: 0, lang: 'ko' }).success).toBe(true);
    expect(body.rooms[0]?.guestFirstName).toBe('Sofia');
  });

  it('is reviewed with names as they are booked', () => {
    expect(
      tidyChange({ ...asItStands, ...withRoom({ guestFirstName: 'José' }), checkOutDate: '2026-12-28' }),
    ).toMatchObject({
      rooms: asItStands.rooms.map(() => ({ guestFirstName: 'Jose' })),
    });
  });

  const room = (refundable: boolean, penaltyKrw: number) => ({
    ...(reservation.rooms[0] as (typeof reservation.rooms)[number]),
    cancellation: {
      refundable,
      freeUntil: refundable ? '2026-12-23T18:00:00+09:00' : null,
      penaltyKrw,
      graceMinutes: null,
      graceUntil: null,
    },
  });
  const stayKrw = reservation.rooms[0]?.price.totalKrw ?? 0;
  it.each([
    ['', [room(true, 242_000)]],
    ['', [room(false, stayKrw / 2), room(true, 242_000)]],
    ['NonRefundable', [room(false, stayKrw)]],
    ['PartlyNonRefundable', [room(true, 242_000), room(false, stayKrw)]],
  ])('keeps its dates for the reason "%s"', (reason, rooms) => {
    expect(whyDatesStay({ rooms })).toBe(reason);
  });

  it.each<[string, ChangeForm, object[]]>([
    ['nothing but blanks', withRoom({ guestFirstName: ' Sample ' }), []],
    ['a name', withRoom({ guestFirstName: 'Sofia' }), [{ kind: 'guest', index: 0 }]],
    ['a number of guests', withRoom({ adults: 1 }), [{ kind: 'count', index: 0 }]],
    ['a request', withRoom({ requests: 'A cot' }), [{ kind: 'requests', index: 0 }]],
    [
      'dates and a name',
      { ...withRoom({ guestLastName: 'Keller' }), checkInDate: '2026-12-26' },
      [{ kind: 'dates' }, { kind: 'guest', index: 0 }],
    ],
  ])('is reported apart where it is one of %s', (_, form, differences) => {
    expect(changesOf(asItStands, form as CompleteChange)).toEqual(differences);
  });

  it.each<[string, ChangeForm, string | null]>([
    ['nothing', asItStands, 'nothingChanged'],
    ['blanks around a name', withRoom({ guestFirstName: ' Sample ' }), 'nothingChanged'],
    ['marks that a name loses', withRoom({ guestFirstName: 'Sámple' }), 'nothingChanged'],
    ['a day without an end', { ...asItStands, checkOutDate: null }, 'dates'],
    ['an end before the start', { ...asItStands, checkOutDate: '2026-12-25' }, 'dates'],
    ['no name', withRoom({ guestLastName: ' ' }), 'names'],
    ['a name of digits', withRoom({ guestLastName: '12345' }), 'names'],
    ['a long name', withRoom({ guestLastName: 'x'.repeat(51) }), 'names'],
    ['long requests', withRoom({ requests: 'x'.repeat(501) }), 'requests'],
    ['another number of guests', withRoom({ adults: 1 }), null],
    ['other dates', { ...asItStands, checkInDate: '2026-12-26' }, null],
  ])('of %s is stopped by %s', (_, form, obstacle) => {
    expect(obstacleOfChange(form, reservation)).toBe(obstacle);
  });
});

describe('the ages of minors', () => {
  const [room] = reservation.rooms;
  const aged = { ...reservation, rooms: room ? [{ ...room, minor: 1, minorAges: [5] }] : [] };
  const form = changeFormOf(aged);
  const withParty = (party: Partial<ChangeForm['rooms'][number]>) => ({
    ...form,
    rooms: form.rooms.map((one) => ({ ...one, ...party })),
  });

  it('stay with other dates', () => {
    expect(changeBody({ ...form, checkOutDate: '2027-03-09' }).rooms[0]?.minorAges).toEqual([5]);
  });

  it('are asked for where there are other minors, and a new age is a change', () => {
    expect(obstacleOfChange(withParty({ minor: 2, minorAges: undefined }), aged)).toBe('ages');
    expect(obstacleOfChange(withParty({ minorAges: [6] }), aged)).toBeNull();
    expect(obstacleOfChange(withParty({ minor: 0, minorAges: undefined }), aged)).toBeNull();
  });

  it('are not asked for where the booking has none and the guests stay the same', () => {
    const before = { ...reservation, rooms: room ? [{ ...room, minor: 1 }] : [] };
    expect(obstacleOfChange({ ...changeFormOf(before), checkOutDate: '2027-03-09' }, before)).toBeNull();
  });

  it('that a guest has chosen stay where another window has changed the reservation', () => {
    const now = { ...form, rooms: form.rooms.map((one) => ({ ...one, requests: 'cot' })) };
    const merged = mergeChanges(form, withParty({ minor: 2, minorAges: [5, 13] }), now);
    expect(merged.rooms[0]).toMatchObject({ minor: 2, minorAges: [5, 13], requests: 'cot' });
    expect(mergeChanges(form, withParty({ minorAges: [6] }), now, false).rooms[0]?.minorAges).toEqual([5]);
  });
});

describe('a change that was not made', () => {
  it.each([
    ['SOLD_OUT', 'soldOut'],
    ['PRICE_CHANGED', 'priceChanged'],
    ['NOT_CHANGEABLE', 'notChangeable'],
    ['CHANGED_MEANWHILE', 'changedMeanwhile'],
    ['NOTHING_CHANGED', 'nothingChanged'],
    ['OCCUPANCY_EXCEEDED', 'occupancy'],
    ['PROOF_EXPIRED', 'expired'],
    ['IDEMPOTENCY_MISMATCH', 'unsure'],
  ])('%s is %s', (hubCode, kind) => {
    expect(changeFailureOf(new ProblemError('conflict', { hubCode }))).toEqual({ kind });
  });

  it('names the rule that refuses its dates', () => {
    const obstacle = { reason: 'minimumStay', nights: 3 };
    const problem = new ProblemError('rejected', { hubCode: 'INVALID_STAY', data: obstacle });
    expect(changeFailureOf(problem)).toEqual({ kind: 'invalidStay', obstacle });
  });

  it('names the fee that keeps its dates', () => {
    const problem = new ProblemError('conflict', { hubCode: 'FEE_DUE', data: { feeKrw: 242_000 } });
    expect(changeFailureOf(problem)).toEqual({ kind: 'feeDue', feeKrw: 242_000 });
    expect(changeFailureOf(new ProblemError('conflict', { hubCode: 'FEE_DUE' })).kind).toBe('notChangeable');
  });

  it.each([
    ['timeout', 'unsure'],
    ['unreachable', 'unsure'],
    ['session_expired', 'session'],
    ['login_required', 'session'],
    ['rejected', 'notChangeable'],
    ['conflict', 'notChangeable'],
    ['not_found', 'notChangeable'],
    ['rate_limited', 'failed'],
    ['try_again', 'failed'],
  ] as const)('%s is %s', (code, kind) => {
    expect(changeFailureOf(new ProblemError(code))).toEqual({ kind });
  });

  it('is certain where nothing was sent', () => {
    expect(changeFailureOf(new ProblemError('unreachable', { nothingDone: true }))).toEqual({ kind: 'failed' });
  });
});

describe('nights that are refused for a change', () => {
  it.each([
    ['conflict', 'NOT_CHANGEABLE', 'notChangeable'],
    ['forbidden', 'PROOF_EXPIRED', 'expired'],
    ['login_required', undefined, 'session'],
    // By whatever rule the hub makes up next, or since it dropped the reservation.
    ['conflict', 'NEW_RULE', 'notChangeable'],
    ['rejected', undefined, 'notChangeable'],
    ['forbidden', undefined, 'notChangeable'],
    ['not_found', 'NOT_FOUND', 'notChangeable'],
  ] as const)('%s %s: %s', (code, hubCode, kind) => {
    expect(refusedNightsOf(new ProblemError(code, { hubCode }))).toEqual({ kind });
  });

  it('name the fee', () => {
    const problem = new ProblemError('conflict', { hubCode: 'FEE_DUE', data: { feeKrw: 242_000 } });
    expect(refusedNightsOf(problem)).toEqual({ kind: 'feeDue', feeKrw: 242_000 });
  });

  it.each(['unreachable', 'timeout', 'contract_broken', 'rate_limited', 'try_again', 'internal'] as const)(
    '%s is no rule: they may be asked for again',
    (code) => {
      expect(refusedNightsOf(new ProblemError(code))).toBeNull();
    },
  );
});
