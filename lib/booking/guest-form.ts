import type { CreateReservationBody } from '@/lib/hub/contract/reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import type { BookingRequest } from '@/lib/stay/booking-params';

/** What a guest types before booking. */
export interface GuestForm {
  /** One for each room, in the order of the booking. */
  rooms: { guestLastName: string; guestFirstName: string }[];
  email: string;
  mobile: string;
  requests: string;
  /** Which terms are ticked, in the order in which they are shown. */
  agreed: boolean[];
}

/** A term as far as the form's rules need it. */
export interface BookingTerm {
  termId: string;
  required: boolean;
}

export type GuestFieldPath =
  | `rooms.${number}.guestLastName`
  | `rooms.${number}.guestFirstName`
  | 'email'
  | 'mobile'
  | 'requests'
  | `agreed.${number}`;

/** Keys of `booking.errors` in the message files. */
export type GuestFormErrorKey =
  | 'lastNameRequired'
  | 'firstNameRequired'
  | 'nameTooLong'
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

/** Limits of the contract's `createReservation`; a test holds the two together. */
export const guestFormLimits = { nameLength: 50, emailLength: 254, mobileMin: 7, mobileMax: 30, requestsLength: 500 };

/** The form of the contract's e-mail rule: no leading, trailing or double dots, and a domain with a dot. */
const emailPattern = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const mobilePattern = /^\+?[\d\s().-]+$/;

function nameError(name: string, missing: 'lastNameRequired' | 'firstNameRequired'): GuestFormErrorKey | null {
  const text = name.trim();
  if (text === '') return missing;
  return text.length > guestFormLimits.nameLength ? 'nameTooLong' : null;
}

function emailError(email: string): GuestFormErrorKey | null {
  const text = email.trim();
  if (text === '') return 'emailRequired';
  return text.length <= guestFormLimits.emailLength && emailPattern.test(text) ? null : 'emailInvalid';
}

function mobileError(mobile: string): GuestFormErrorKey | null {
  const text = mobile.trim();
  if (text === '') return 'mobileRequired';
  const digits = text.replace(/\D/g, '').length;
  const fits = text.length <= guestFormLimits.mobileMax && digits >= guestFormLimits.mobileMin;
  return fits && mobilePattern.test(text) ? null : 'mobileInvalid';
}

/** Everything that stops a form, in the order in which its fields stand on the page. */
export function checkGuestForm(form: GuestForm, terms: readonly BookingTerm[]): GuestFormError[] {
  const checks: [GuestFieldPath, GuestFormErrorKey | null][] = [
    ...form.rooms.flatMap((room, index): [GuestFieldPath, GuestFormErrorKey | null][] => [
      [`rooms.${index}.guestLastName`, nameError(room.guestLastName, 'lastNameRequired')],
      [`rooms.${index}.guestFirstName`, nameError(room.guestFirstName, 'firstNameRequired')],
    ]),
    ['email', emailError(form.email)],
    ['mobile', mobileError(form.mobile)],
    ['requests', form.requests.length > guestFormLimits.requestsLength ? 'requestsTooLong' : null],
    ...terms.map(({ required }, index): [GuestFieldPath, GuestFormErrorKey | null] => [
      `agreed.${index}`,
      required && !form.agreed[index] ? 'termRequired' : null,
    ]),
  ];
  return checks.flatMap(([path, key]) => (key === null ? [] : [{ path, key }]));
}

interface ReservationParts {
  booking: BookingRequest;
  /** The total that stands on the page. */
  shownTotalKrw: number;
  form: GuestForm;
  terms: readonly BookingTerm[];
  language: LanguageCode;
}

/** The body of `createReservation` for a form that `checkGuestForm` found in order. */
export function reservationBody({
  booking,
  shownTotalKrw,
  form,
  terms,
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
      guestFirstName: form.rooms[index]?.guestFirstName.trim() ?? '',
      guestLastName: form.rooms[index]?.guestLastName.trim() ?? '',
    })),
    contact: { email: form.email.trim(), mobile: form.mobile.trim() },
    requests: form.requests.trim(),
    expectedTotalKrw: shownTotalKrw,
    agreedTermIds: terms.flatMap(({ termId }, index) => (form.agreed[index] ? [termId] : [])),
    lang: language,
  };
}
