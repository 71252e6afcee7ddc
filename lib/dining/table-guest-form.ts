import * as z from 'zod/mini';
import { type BookingTerm, consentsOf, nameOrDefault } from '@/lib/booking/guest-form';
import { contactFields, nameFields, requestsField } from '@/lib/booking/guest-schema';
import { ticksOf } from '@/lib/hub/contract/form-field';
import type { CreateGuestTableBody } from '@/lib/hub/contract/guest-table';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type {
  CreateTableReservationBody,
  TableOccasion,
  TableReservationDetail,
} from '@/lib/hub/contract/table-reservation';
import { tidyEmail, tidyGuestName, tidyTelephone, tidyText } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';

export const tableOccasions = [
  'none',
  'birthday',
  'anniversary',
  'proposal',
  'familyMeeting',
  'business',
] as const satisfies readonly TableOccasion[];

export const typedTableForm = z.object({
  guestLastName: z.string(),
  guestFirstName: z.string(),
  email: z.string(),
  mobile: z.string(),
  occasion: z.enum(tableOccasions),
  requests: z.string(),
  /** By the terms that are shown; a member has agreed to theirs when joining. */
  agreed: z.array(z.boolean()),
});
export type TableGuestForm = z.infer<typeof typedTableForm>;

/** @param isChange a moved table keeps its booker and contact, whose fields are not rendered */
export const tableGuestSchema = (terms: readonly BookingTerm[], isChange: boolean) =>
  z.object({
    ...typedTableForm.shape,
    ...(isChange ? {} : { ...nameFields, ...contactFields }),
    requests: requestsField,
    agreed: ticksOf(terms),
  });

export function prefilledTableForm(profile: MemberProfile | null): TableGuestForm {
  return {
    guestLastName: profile?.memberLastName ?? '',
    guestFirstName: profile?.memberFirstName ?? '',
    email: profile?.memberEmail ?? '',
    mobile: profile?.memberMobile ?? '',
    occasion: 'none',
    requests: '',
    agreed: [],
  };
}

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
  return { guestLastName, guestFirstName, ...contact, occasion, requests, agreed: [] };
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
    guestFirstName: tidyGuestName(form.guestFirstName),
    guestLastName: tidyGuestName(form.guestLastName),
    contact: { email: tidyEmail(form.email), mobile: tidyTelephone(form.mobile) },
    occasion: form.occasion,
    requests: tidyText(form.requests),
    lang,
  };
}

export function guestTableReservationBody(
  seating: ChosenSeating,
  form: TableGuestForm,
  terms: readonly BookingTerm[],
  lang: LanguageCode,
): CreateGuestTableBody {
  return { ...tableReservationBody(seating, form, lang), consents: consentsOf(terms, form.agreed) };
}
