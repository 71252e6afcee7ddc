import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { StayChange } from '@/lib/hub/contract/reservation-change';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { isGuestName, isRequest, tidyGuestName, tidyText } from '@/lib/hub/contract/typed-text';
import { readWholeNumber } from '@/lib/i18n/typed-number';
import { areAgesSaid, occupancyOf, type RoomOccupancy } from '@/lib/stay/rooms';
import type { RateChoice } from '@/lib/stay/search-params';
import type { RoomGuest } from './guest-form';

/** A room as it shall be; `cancelled`: it shall not be. */
export type ChangedRoom = RoomGuest & RoomOccupancy & RateChoice & { cancelled?: boolean };

export interface ChangeForm {
  checkInDate: string;
  checkOutDate: string | null;
  rooms: ChangedRoom[];
  /** `HH:MM`; empty while it is not known. */
  arrivalTime: string;
  /** The guest needs an accessible room and holds none: the last one of a type is offered too. */
  accessible?: boolean;
  /** Points that shall pay, as they were typed; absent while they are left as they are. */
  points?: string;
}

/** As a calendar picks them, the check-out last. */
export type PickedDates = Pick<ChangeForm, 'checkInDate' | 'checkOutDate'>;

export type CompleteChange = ChangeForm & { checkOutDate: string };

export const roomsThatStay = <R extends { cancelled?: boolean }>(rooms: readonly R[]): R[] =>
  rooms.filter(({ cancelled }) => !cancelled);

export const cancelCount = ({ rooms }: Pick<ChangeForm, 'rooms'>): number => rooms.length - roomsThatStay(rooms).length;

export function changeFormOf(reservation: ReservationDetail): CompleteChange {
  const { checkInDate, checkOutDate, rooms, arrivalTime } = reservation;
  return {
    checkInDate,
    checkOutDate,
    arrivalTime: arrivalTime ?? '',
    rooms: rooms.map(({ roomTypeId, ratePlanId, guestFirstName, guestLastName, requests, ...room }) => ({
      ...occupancyOf(room),
      roomTypeId,
      ratePlanId,
      guestFirstName,
      guestLastName,
      requests,
    })),
  };
}

export function changeFormWithout(reservation: ReservationDetail, { index }: { index: number }): CompleteChange {
  const form = changeFormOf(reservation);
  return { ...form, rooms: form.rooms.map((room, at) => (at === index ? { ...room, cancelled: true } : room)) };
}

type RoomPart = keyof ChangeForm['rooms'][number];
const occupancyParts: ReadonlySet<RoomPart> = new Set([
  'adults',
  'minor',
  'minorAges',
  'agesSoFar',
  'roomTypeId',
  'ratePlanId',
]);
const roomParts: readonly RoomPart[] = [...occupancyParts, 'guestFirstName', 'guestLastName', 'requests'];

/**
 * What the guest has changed stays, everything else is as the reservation is now.
 * @param was the reservation for which `wish` was made
 * @param datesOpen false where wishes for dates and points could not be seen or undone
 * @param isRoomOpen by position; false for rooms whose type, rate and guests can no longer be changed
 */
export function mergeChanges(
  was: CompleteChange,
  { points, accessible, ...wish }: ChangeForm,
  now: CompleteChange,
  datesOpen = true,
  isRoomOpen: (index: number) => boolean = () => datesOpen,
): ChangeForm {
  const keepsDates = !datesOpen || (wish.checkInDate === was.checkInDate && wish.checkOutDate === was.checkOutDate);
  const { checkInDate, checkOutDate } = keepsDates ? now : wish;
  // One was cancelled elsewhere: which of the others a position means is not known.
  const isSame = was.rooms.length === now.rooms.length;
  const rooms = now.rooms.map((room, index) => {
    const [before, wanted] = [was.rooms[index], wish.rooms[index]];
    if (!isSame || before === undefined || wanted === undefined) return room;
    const parts = roomParts.filter(
      (part) =>
        JSON.stringify(wanted[part]) !== JSON.stringify(before[part]) &&
        (isRoomOpen(index) || !occupancyParts.has(part)),
    );
    const { adults, minor, minorAges, ...guest } = {
      ...room,
      ...Object.fromEntries(parts.map((part) => [part, wanted[part]])),
    };
    return {
      ...occupancyOf({ adults, minor, minorAges }),
      ...guest,
      ...(wanted.cancelled ? { cancelled: true } : {}),
    };
  });
  const { arrivalTime } = wish.arrivalTime === was.arrivalTime ? now : wish;
  const others = { ...(datesOpen && points !== undefined && { points }), ...(accessible && { accessible }) };
  return { ...others, checkInDate, checkOutDate, arrivalTime, rooms };
}

/** `NonRefundable`, `PartlyNonRefundable`: all rooms or some never were free; `''`: it is not free any more. */
export function whyDatesStay({
  rooms,
}: Pick<ReservationDetail, 'rooms'>): '' | 'NonRefundable' | 'PartlyNonRefundable' {
  // A flexible room that was booked after its deadline is not refundable either, but owes a part only.
  const fixed = rooms.filter(
    ({ cancellation, price }) => !cancellation.refundable && cancellation.penaltyKrw >= price.totalKrw,
  );
  if (fixed.length === 0) return '';
  return fixed.length === rooms.length ? 'NonRefundable' : 'PartlyNonRefundable';
}

/** Whether the ages of a room's minors have to be chosen: they were said when it was booked, or there are others now. */
export function asksAges(room: RoomOccupancy, booked: RoomOccupancy | undefined): boolean {
  return !areAgesSaid([room]) && (booked?.minorAges !== undefined || booked?.minor !== room.minor);
}

/** Whether type, rate and guests of a room can be changed: while it can be cancelled free of charge, whatever the others cost. */
export function isRoomOpen(reservation: ReservationDetail, index: number): boolean {
  const { datesChangeableYn, cancellableYn } = reservation;
  return (
    datesChangeableYn === 'Y' || (cancellableYn === 'Y' && reservationTerms(reservation).rooms[index]?.nowKrw === 0)
  );
}

export type ChangeObstacle = 'dates' | 'ages' | 'names' | 'requests' | 'nothingChanged' | 'typedDay' | 'points';

/** Keys of `booking.change.obstacle`; of `typedDay`, and of `points` that cannot pay, only the page knows. */
export function obstacleOfChange(form: ChangeForm, reservation: ReservationDetail): ChangeObstacle | null {
  if (form.checkOutDate === null || form.checkOutDate <= form.checkInDate) return 'dates';
  const stay = roomsThatStay(form.rooms);
  if (form.rooms.some((room, index) => !room.cancelled && asksAges(room, reservation.rooms[index]))) return 'ages';
  const names = stay.flatMap(({ guestFirstName, guestLastName }) => [guestFirstName, guestLastName]);
  if (!names.every(isGuestName)) return 'names';
  if (!stay.every(({ requests }) => isRequest(requests))) return 'requests';
  const before = JSON.stringify(changeBody(changeFormOf(reservation)));
  // The need by itself changes nothing.
  const { accessible: _, ...wish } = form as CompleteChange;
  return JSON.stringify(changeBody(wish)) === before ? 'nothingChanged' : null;
}

export function tidyChange(form: CompleteChange) {
  return {
    ...form,
    rooms: form.rooms.map(
      ({ roomTypeId, ratePlanId, guestFirstName, guestLastName, requests, cancelled, ...room }) => ({
        ...occupancyOf(room),
        roomTypeId,
        ratePlanId,
        guestFirstName: tidyGuestName(guestFirstName),
        guestLastName: tidyGuestName(guestLastName),
        requests: tidyText(requests),
        ...(cancelled ? { cancelled } : {}),
      }),
    ),
  };
}

export const roomsForNights = (rooms: readonly ChangedRoom[]) =>
  rooms.map(({ roomTypeId, ratePlanId, cancelled, ...room }) => ({
    ...occupancyOf(room),
    roomTypeId,
    ratePlanId,
    ...(cancelled ? { cancelYn: 'Y' as const } : {}),
  }));

export function changeBody(form: CompleteChange): StayChange & { points?: number } {
  const { points, arrivalTime, ...stay } = tidyChange(form);
  const rooms = stay.rooms.map(({ cancelled, ...room }) => (cancelled ? { ...room, cancelYn: 'Y' as const } : room));
  return {
    ...stay,
    rooms,
    arrivalTime: arrivalTime || null,
    ...(points === undefined ? {} : { points: readWholeNumber(points) ?? 0 }),
  };
}
