import type { AskKind, AskReason, WantedAsk } from '../../../lib/hub/contract/ask.ts';
import { askKinds } from '../../../lib/hub/contract/ask-kinds.ts';
import { frozenOf } from '../member/spending-guard.ts';
import { rankOf } from '../member/tiers.ts';
import { type VoucherRow, vouchersOf } from '../member/vouchers.ts';
import { answerHours, askTimes, askVouchers, LATE_CHECK_OUT_INCLUDED, stockOfHotel } from '../seed/ask-rules.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { addDays, daysBetween, nightsOf, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import { nowIso, today, type World } from '../world.ts';
import { promisedDuring, promisedRooms } from './ask-store.ts';
import { roomTypeNights } from './night-store.ts';
import { tierOf } from './packages.ts';
import type { ReservationRow, ReservedRoom } from './reservation-store.ts';
import { findHotel, findRoomType, type RoomTypeEntry, roomTypesOf } from './room-type-index.ts';
import { housingOf, sleepingRulesOf } from './sleeping.ts';

/** A stay as far as asks look at it, booked or not. */
export interface AskedStay {
  readonly membershipNo: string | null;
  readonly hotelId: string;
  readonly checkIn: SeoulDay;
  readonly checkOut: SeoulDay;
  readonly rooms: readonly Pick<ReservedRoom, 'roomTypeId' | 'ratePlanId' | 'adults' | 'minor' | 'minorAges'>[];
}

export interface AskTerms {
  /** Null where it is promised at once. */
  readonly answerBy: string | null;
  readonly voucher: VoucherRow | null;
  readonly roomTypeId: string | null;
  readonly time: string | null;
  readonly addedKrw: number;
}

/** Asks can be made and withdrawn until the guest leaves. */
export const takesAsks = (world: World, { status, checkOut }: Pick<ReservationRow, 'status' | 'checkOut'>): boolean =>
  status === 'confirmed' && checkOut >= today(world);

const at = (day: SeoulDay, hour: string): string => new Date(seoulInstant(day, hour)).toISOString();

/** When the guest has what was promised. */
export function keptAt({ hotelId, checkIn, checkOut }: AskedStay, kind: AskKind): string {
  if (kind === 'lateCheckOut') return at(checkOut, askTimes.lateCheckOut ?? '14:00');
  return at(checkIn, askTimes[kind] ?? findHotel(hotelId)?.checkInFrom ?? '15:00');
}

const answerByOf = ({ checkIn, checkOut }: AskedStay, kind: keyof typeof answerHours): string =>
  at(addDays(kind === 'lateCheckOut' ? checkOut : checkIn, -1), answerHours[kind]);

/** The room type that is dearer than the booked one by the least, and takes its guests. */
function nextCategory({ hotelId, rooms }: AskedStay): RoomTypeEntry | undefined {
  const [room, other] = rooms;
  const booked = findRoomType(room?.roomTypeId ?? '');
  if (!room || other || !booked || booked.archetype.accessible) return undefined;
  return roomTypesOf(hotelId)
    .filter(({ archetype, seed }) => !archetype.accessible && seed.baseKrw > booked.seed.baseKrw)
    .filter((entry) => housingOf(entry, room).misfit === null)
    .toSorted((a, b) => a.seed.baseKrw - b.seed.baseKrw)[0];
}

/** Price of a crib a night, for the first room with a baby that has none; null where there is no such room. */
function cribKrw({ rooms }: AskedStay): number | null {
  for (const room of rooms) {
    const entry = findRoomType(room.roomTypeId);
    const crib = entry && sleepingRulesOf(entry).crib;
    if (!crib || room.minor === 0) continue;
    const mayBeBaby = room.minorAges === undefined || room.minorAges.some((age) => age < crib.belowAge);
    const hasCrib = housingOf(entry, room).sleeping?.some(({ place }) => place === 'crib') ?? false;
    if (mayBeBaby && !hasCrib) return crib.nightKrw;
  }
  return null;
}

const leavesLateAnyway = ({ rooms }: AskedStay): boolean =>
  rooms.every(({ ratePlanId }) =>
    Object.hasOwn(ratePlans[ratePlanId as RatePlanId]?.package?.inclusions ?? {}, LATE_CHECK_OUT_INCLUDED),
  );

const freeOn = (world: World, roomTypeId: string, night: SeoulDay): number =>
  roomTypeNights(world, roomTypeId, night, addDays(night, 1))[0]?.free ?? 0;

/** Whether the rooms are taken on the night before arrival, or on that of departure. */
function isRoomNeeded(world: World, stay: AskedStay, kind: 'earlyArrival' | 'lateCheckOut'): boolean {
  const day = kind === 'earlyArrival' ? stay.checkIn : stay.checkOut;
  const night = kind === 'earlyArrival' ? addDays(day, -1) : day;
  return [...Map.groupBy(stay.rooms, ({ roomTypeId }) => roomTypeId)].some(
    ([roomTypeId, { length }]) =>
      freeOn(world, roomTypeId, night) - promisedRooms(world, kind, { roomTypeId, day }) < length,
  );
}

/** What keeps the hotel from promising it at this moment; null where nothing does. */
export function shortageOf(
  world: World,
  stay: AskedStay,
  { kind, roomTypeId }: { kind: AskKind; roomTypeId: string | null },
): AskReason | null {
  switch (kind) {
    case 'upgrade': {
      const nights = roomTypeNights(world, roomTypeId ?? '', stay.checkIn, stay.checkOut);
      const isFree =
        nights.length === nightsOf(stay.checkIn, stay.checkOut).length && nights.every(({ free }) => free > 0);
      return isFree ? null : 'soldOut';
    }
    case 'earlyArrival':
    case 'lateCheckOut':
      return isRoomNeeded(world, stay, kind) ? 'roomNeeded' : null;
    default:
      return promisedDuring(world, kind, stay) < stockOfHotel[kind] ? null : 'noneLeft';
  }
}

/** The member's vouchers for a kind that are good on the day of arrival, the soonest to expire first. */
const goodVouchers = (world: World, { membershipNo, checkIn }: AskedStay, kind: AskKind): VoucherRow[] =>
  membershipNo === null || askVouchers[kind] === undefined
    ? []
    : vouchersOf(world, membershipNo).filter(
        (voucher) => voucher.kind === askVouchers[kind] && voucher.status === 'usable' && voucher.validUntil >= checkIn,
      );

interface Right {
  readonly atOnce: boolean;
  readonly voucher: VoucherRow | null;
}

/** By the tier, else by the voucher that was named; a late check-out can be asked for without either. */
function rightTo(world: World, stay: AskedStay, { kind, voucherId }: WantedAsk): Right | AskReason {
  const rank = rankOf(tierOf(world, stay.membershipNo) ?? 'classic');
  if (kind === 'crib') return { atOnce: true, voucher: null };
  if (kind === 'upgrade' && rank >= rankOf('gold')) return { atOnce: rank >= rankOf('platinum'), voucher: null };
  if (kind === 'lateCheckOut' && rank >= rankOf('gold')) return { atOnce: true, voucher: null };
  if (voucherId !== undefined && askVouchers[kind] !== undefined) {
    const voucher = goodVouchers(world, stay, kind).find((one) => one.voucherId === voucherId);
    return voucher ? { atOnce: kind === 'lateCheckOut', voucher } : 'voucherGone';
  }
  return kind === 'upgrade' ? 'otherStay' : { atOnce: false, voucher: null };
}

/**
 * What an ask is answered with now, whether or not the hotel has it.
 * @returns why it cannot be asked for: rooms or guests that it is not for, a voucher, or an hour that is over
 */
export function termsOf(world: World, stay: AskedStay, wanted: WantedAsk): AskTerms | AskReason {
  const { kind } = wanted;
  const category = kind === 'upgrade' ? nextCategory(stay) : undefined;
  const crib = kind === 'crib' ? cribKrw(stay) : 0;
  const isForStay =
    (kind !== 'upgrade' || category !== undefined) &&
    (kind !== 'connectingRooms' || stay.rooms.length > 1) &&
    (kind !== 'lateCheckOut' || !leavesLateAnyway(stay)) &&
    crib !== null;
  if (!isForStay) return 'otherStay';
  const right = rightTo(world, stay, wanted);
  if (typeof right === 'string') return right;
  const answerBy = right.atOnce || kind === 'crib' ? null : answerByOf(stay, kind);
  if (nowIso(world) >= (answerBy ?? keptAt(stay, kind))) return 'tooLate';
  return {
    answerBy,
    voucher: right.voucher,
    roomTypeId: category?.roomTypeId ?? null,
    time: askTimes[kind] ?? null,
    addedKrw: crib * daysBetween(stay.checkIn, stay.checkOut),
  };
}

export interface AskChoice {
  readonly kind: AskKind;
  readonly found: AskTerms | AskReason;
}

/**
 * What can be asked for with a stay, and what cannot on its days; with the voucher that expires first where one is needed, and
 * with none while they are frozen.
 */
export function askChoices(world: World, stay: AskedStay): AskChoice[] {
  const isFrozen = stay.membershipNo !== null && frozenOf(world, stay.membershipNo) !== null;
  return askKinds
    .map((kind) => {
      const voucherId = isFrozen ? undefined : goodVouchers(world, stay, kind)[0]?.voucherId;
      const terms = termsOf(world, stay, { kind, voucherId });
      return {
        kind,
        found: typeof terms === 'string' ? terms : (shortageOf(world, stay, { kind, ...terms }) ?? terms),
      };
    })
    .filter(({ found }) => found !== 'otherStay');
}
