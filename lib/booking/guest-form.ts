import type { Term } from '@/lib/hub/contract/join';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';
import type { CreateReservationBody } from '@/lib/hub/contract/reservation';
import {
  GUEST_NAME_MAX,
  isEmail,
  isGuestName,
  isRequest,
  isTelephone,
  lengthOf,
  tidyEmail,
  tidyName,
  tidyTelephone,
  tidyText,
} from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import type { BookingRequest } from '@/lib/stay/booking-params';

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

/** Consents as the hub takes them, by the ticks of the form. */
export function consentsOf(terms: readonly BookingTerm[], agreed: readonly boolean[]) {
  const ticked = (isRequired: boolean) =>
    terms.flatMap(({ termId, required }, index) => (required === isRequired && agreed[index] ? [termId] : []));
  return { requiredTermIds: ticked(true), optionalTermIds: ticked(false) };
}

export type GuestFieldPath =
  | `rooms.${number}.guestLastName`
  | `rooms.${number}.guestFirstName`
  | `rooms.${number}.requests`
  | 'email'
  | 'mobile'
  | 'points'
  | `agreed.${number}`;

/** Id of a field's control; target of the error summary. */
export function fieldIdOf(formId: string, path: GuestFieldPath): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

export type GuestFormErrorKey =
  | 'lastNameRequired'
  | 'firstNameRequired'
  | 'nameTooLong'
  | 'nameInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'mobileRequired'
  | 'mobileInvalid'
  | 'requestsTooLong'
  | 'termRequired';

export interface GuestFormError {
  path: GuestFieldPath;
  key: GuestFormErrorKey;
}

function nameError(name: string, missing: 'lastNameRequired' | 'firstNameRequired'): GuestFormErrorKey | null {
  const text = tidyName(name);
  if (text === '') return missing;
  if (lengthOf(text) > GUEST_NAME_MAX) return 'nameTooLong';
  return isGuestName(text) ? null : 'nameInvalid';
}

function emailError(email: string): GuestFormErrorKey | null {
  if (tidyEmail(email) === '') return 'emailRequired';
  return isEmail(email) ? null : 'emailInvalid';
}

function mobileError(mobile: string): GuestFormErrorKey | null {
  if (tidyTelephone(mobile) === '') return 'mobileRequired';
  return isTelephone(mobile) ? null : 'mobileInvalid';
}

/** Everything that stops a form, in the order in which its fields stand on the page. */
export function checkGuestForm(form: GuestForm, terms: readonly BookingTerm[]): GuestFormError[] {
  const checks: [GuestFieldPath, GuestFormErrorKey | null][] = [
    ...form.rooms.flatMap((room, index): [GuestFieldPath, GuestFormErrorKey | null][] => [
      [`rooms.${index}.guestLastName`, nameError(room.guestLastName, 'lastNameRequired')],
      [`rooms.${index}.guestFirstName`, nameError(room.guestFirstName, 'firstNameRequired')],
      [`rooms.${index}.requests`, isRequest(room.requests) ? null : 'requestsTooLong'],
    ]),
    ['email', emailError(form.email)],
    ['mobile', mobileError(form.mobile)],
    ...terms.map(({ required }, index): [GuestFieldPath, GuestFormErrorKey | null] => [
      `agreed.${index}`,
      required && !form.agreed[index] ? 'termRequired' : null,
    ]),
  ];
  return checks.flatMap(([path, key]) => (key === null ? [] : [{ path, key }]));
}

/** Empty fields of a draft, for example of a guest who has joined since, take the profile's values. A name stays whole. */
export function withDefaults(draft: GuestForm, defaults: GuestForm): GuestForm {
  return {
    ...draft,
    rooms: draft.rooms.map((room, index) => ({ ...room, ...nameOrDefault(room, defaults.rooms[index]) })),
    email: draft.email.trim() === '' ? defaults.email : draft.email,
    mobile: draft.mobile.trim() === '' ? defaults.mobile : draft.mobile,
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

/** The form as the profile fills it: the member sleeps in the first room, and nothing is agreed to for him. */
export function prefilledForm(
  profile: MemberProfile | null,
  { roomCount, termCount }: { roomCount: number; termCount: number },
): GuestForm {
  return {
    rooms: Array.from({ length: roomCount }, (_, index) => ({
      guestLastName: index === 0 ? (profile?.memberLastName ?? '') : '',
      guestFirstName: index === 0 ? (profile?.memberFirstName ?? '') : '',
      requests: '',
    })),
    email: profile?.memberEmail ?? '',
    mobile: profile?.memberMobile ?? '',
    agreed: Array.from({ length: termCount }, () => false),
  };
}

interface ReservationParts {
  booking: BookingRequest;
  shownTotalKrw: number;
  form: GuestForm;
  terms: readonly BookingTerm[];
  voucherId: string | null;
  paid: PaidPoints | null;
  language: LanguageCode;
}

export function reservationBody({
  booking,
  shownTotalKrw,
  form,
  terms,
  voucherId,
  paid,
  language,
}: ReservationParts): CreateReservationBody {
  return {
    hotelId: booking.hotelId,
    checkInDate: booking.checkInDate,
    checkOutDate: booking.checkOutDate,
    rooms: booking.rooms.map(({ adults, minor, roomTypeId, ratePlanId }, index) => ({
      adults,
      minor,
      roomTypeId,
      ratePlanId,
      guestFirstName: tidyName(form.rooms[index]?.guestFirstName ?? ''),
      guestLastName: tidyName(form.rooms[index]?.guestLastName ?? ''),
      requests: tidyText(form.rooms[index]?.requests ?? ''),
    })),
    contact: { email: tidyEmail(form.email), mobile: tidyTelephone(form.mobile) },
    expectedTotalKrw: shownTotalKrw,
    consents: consentsOf(terms, form.agreed),
    ...(voucherId === null ? {} : { voucherId }),
    ...(paid === null ? {} : { points: { points: paid.points, amountKrw: paid.amountKrw } }),
    lang: language,
  };
}
