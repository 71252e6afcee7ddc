import { checkGuestForm, type GuestFormErrorKey, nameOrDefault } from '@/lib/booking/guest-form';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type {
  ChangeTableReservationBody,
  CreateTableReservationBody,
  TableOccasion,
  TableReservationDetail,
} from '@/lib/hub/contract/table-reservation';
import { tidyEmail, tidyName, tidyTelephone, tidyText } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';

export const tableOccasions = [
  'none',
  'birthday',
  'anniversary',
  'proposal',
  'familyMeeting',
  'business',
] as const satisfies readonly TableOccasion[];

export interface TableGuestForm {
  guestLastName: string;
  guestFirstName: string;
  email: string;
  mobile: string;
  occasion: TableOccasion;
  requests: string;
}

export type TableFieldName = keyof TableGuestForm;

export interface TableFormError {
  field: TableFieldName;
  key: GuestFormErrorKey;
}

/** Everything that stops a form, in the order in which its fields stand; the rules are those of a room's guest. */
export function checkTableForm(form: TableGuestForm): TableFormError[] {
  const { guestLastName, guestFirstName, email, mobile, requests } = form;
  const room = { guestLastName, guestFirstName, requests };
  const found = checkGuestForm({ rooms: [room], email, mobile, agreed: [] }, []).map(({ path, key }) => ({
    field: path.split('.').at(-1) as TableFieldName,
    key,
  }));
  const order: readonly TableFieldName[] = ['guestLastName', 'guestFirstName', 'email', 'mobile', 'requests'];
  return found.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

export function prefilledTableForm(profile: MemberProfile | null): TableGuestForm {
  return {
    guestLastName: profile?.memberLastName ?? '',
    guestFirstName: profile?.memberFirstName ?? '',
    email: profile?.memberEmail ?? '',
    mobile: profile?.memberMobile ?? '',
    occasion: 'none',
    requests: '',
  };
}

/** As `withDefaults` does for rooms. */
export function withTableDefaults(draft: TableGuestForm, defaults: TableGuestForm): TableGuestForm {
  return {
    ...draft,
    ...nameOrDefault(draft, defaults),
    email: draft.email.trim() === '' ? defaults.email : draft.email,
    mobile: draft.mobile.trim() === '' ? defaults.mobile : draft.mobile,
  };
}

export function formOfReservation(reservation: TableReservationDetail): TableGuestForm {
  const { guestLastName, guestFirstName, contact, occasion, requests } = reservation;
  return { guestLastName, guestFirstName, ...contact, occasion, requests };
}

export interface ChosenSeating {
  restaurantId: string;
  date: string;
  time: string;
  party: number;
}

export function tableReservationBody(
  seating: ChosenSeating,
  form: TableGuestForm,
  lang: LanguageCode,
): CreateTableReservationBody {
  return {
    ...seating,
    guestFirstName: tidyName(form.guestFirstName),
    guestLastName: tidyName(form.guestLastName),
    contact: { email: tidyEmail(form.email), mobile: tidyTelephone(form.mobile) },
    occasion: form.occasion,
    requests: tidyText(form.requests),
    lang,
  };
}

/** The body of `changeTableReservation`: who booked and how he is reached stay as they were. */
export function tableChangeBody(
  { date, time, party }: ChosenSeating,
  { occasion, requests }: TableGuestForm,
  lang: LanguageCode,
): ChangeTableReservationBody {
  return { date, time, party, occasion, requests: tidyText(requests), lang };
}
