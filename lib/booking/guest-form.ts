import type { AskKind, WantedAsk } from '@/lib/hub/contract/ask';
import type { Term } from '@/lib/hub/contract/join';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';
import type { CreateReservationBody } from '@/lib/hub/contract/reservation';
import { tidyEmail, tidyGuestName, tidyTelephone, tidyText } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import { needsAccessible, type StayToBook } from '@/lib/stay/booking-params';
import { occupancyOf } from '@/lib/stay/rooms';

export interface RoomGuest {
  guestLastName: string;
  guestFirstName: string;
  requests: string;
}

export interface GuestForm {
  rooms: RoomGuest[];
  email: string;
  mobile: string;
  points?: string;
  asks?: Partial<Record<AskKind, boolean>>;
  agreed: boolean[];
}

export interface BookingTerm {
  termId: string;
  required: boolean;
}

export interface ShownTerm extends BookingTerm {
  title: string;
  body: string;
}

export const shownTerms = (terms: readonly Term[]): ShownTerm[] =>
  terms.map(({ termId, title, body, requiredYn }) => ({ termId, title, body, required: requiredYn === 'Y' }));

export function consentsOf(terms: readonly BookingTerm[], agreed: readonly boolean[]) {
  const ticked = (isRequired: boolean) =>
    terms.flatMap(({ termId, required }, index) => (required === isRequired && agreed[index] ? [termId] : []));
  return { requiredTermIds: ticked(true), optionalTermIds: ticked(false) };
}

/** Empty fields of a draft, for example of a guest who has joined since, take the profile's values. A name stays whole. */
export function withDefaults(draft: GuestForm, defaults: GuestForm): GuestForm {
  return {
    ...draft,
    rooms: draft.rooms.map((room, index) => ({ ...room, ...nameOrDefault(room, defaults.rooms[index]) })),
    email: draft.email.trim() === '' ? defaults.email : draft.email,
    mobile: draft.mobile.trim() === '' ? defaults.mobile : draft.mobile,
    points: draft.points ?? defaults.points,
  };
}

type GuestName = Pick<RoomGuest, 'guestLastName' | 'guestFirstName'>;

export function nameOrDefault(
  { guestLastName, guestFirstName }: GuestName,
  defaults: GuestName | undefined,
): GuestName {
  if (defaults === undefined || `${guestLastName}${guestFirstName}`.trim() !== '')
    return { guestLastName, guestFirstName };
  return { guestLastName: defaults.guestLastName, guestFirstName: defaults.guestFirstName };
}

/**
 * The form as the profile fills it: the member sleeps in the first room, and no term is agreed to in advance.
 * @param points that pay the whole stay, where the member came from prices in points and has as many
 */
export function prefilledForm(
  profile: MemberProfile | null,
  { roomCount, termCount, points }: { roomCount: number; termCount: number; points?: number | null },
): GuestForm {
  return {
    rooms: Array.from({ length: roomCount }, (_, index) => ({
      guestLastName: index === 0 ? (profile?.memberLastName ?? '') : '',
      guestFirstName: index === 0 ? (profile?.memberFirstName ?? '') : '',
      requests: '',
    })),
    email: profile?.memberEmail ?? '',
    mobile: profile?.memberMobile ?? '',
    ...(points && { points: String(points) }),
    agreed: Array.from({ length: termCount }, () => false),
  };
}

interface ReservationParts {
  booking: StayToBook;
  shownTotalKrw: number;
  form: GuestForm;
  terms: readonly BookingTerm[];
  voucherId: string | null;
  paid: PaidPoints | null;
  asks: readonly WantedAsk[];
  language: LanguageCode;
}

export function reservationBody(parts: ReservationParts): CreateReservationBody {
  const { booking, shownTotalKrw, form, terms, voucherId, paid, asks, language } = parts;
  return {
    hotelId: booking.hotelId,
    checkInDate: booking.checkInDate,
    checkOutDate: booking.checkOutDate,
    rooms: booking.rooms.map((room, index) => ({
      ...occupancyOf(room),
      roomTypeId: room.roomTypeId,
      ratePlanId: room.ratePlanId,
      guestFirstName: tidyGuestName(form.rooms[index]?.guestFirstName ?? ''),
      guestLastName: tidyGuestName(form.rooms[index]?.guestLastName ?? ''),
      requests: tidyText(form.rooms[index]?.requests ?? ''),
    })),
    contact: { email: tidyEmail(form.email), mobile: tidyTelephone(form.mobile) },
    expectedTotalKrw: shownTotalKrw,
    ...(needsAccessible(booking) && { accessible: true }),
    consents: consentsOf(terms, form.agreed),
    ...(voucherId === null ? {} : { voucherId }),
    ...(paid === null ? {} : { points: { points: paid.points, amountKrw: paid.amountKrw } }),
    ...(asks.length > 0 && { asks: [...asks] }),
    lang: language,
  };
}
