import * as z from 'zod/mini';
import { askKinds } from '@/lib/hub/contract/ask-kinds';
import { formText, isAtMost, isFilled, judgedText, ticksOf } from '@/lib/hub/contract/form-field';
import {
  GUEST_NAME_MAX,
  isEmail,
  isGuestName,
  isRequest,
  isTelephone,
  tidyEmail,
  tidyGuestName,
  tidyTelephone,
  tidyText,
} from '@/lib/hub/contract/typed-text';

export type GuestProblem =
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

const guestName = (missing: GuestProblem) =>
  formText(tidyGuestName, [missing, isFilled], ['nameTooLong', isAtMost(GUEST_NAME_MAX)], ['nameInvalid', isGuestName]);

export const nameFields = {
  guestLastName: guestName('lastNameRequired'),
  guestFirstName: guestName('firstNameRequired'),
};

export const contactFields = {
  email: formText(tidyEmail, ['emailRequired', isFilled], ['emailInvalid', isEmail]),
  mobile: formText(tidyTelephone, ['mobileRequired', isFilled], ['mobileInvalid', isTelephone]),
};

export const requestsField = formText(tidyText, ['requestsTooLong', isRequest]);

export const askTicks = z.partialRecord(z.enum(askKinds), z.boolean());

export const guestSchema = (
  terms: readonly { required: boolean }[],
  pointProblem: (typed: string) => string | null = () => null,
) =>
  z.object({
    rooms: z.array(z.object({ ...nameFields, requests: requestsField })),
    ...contactFields,
    points: z._default(judgedText(pointProblem), ''),
    asks: z._default(askTicks, {}),
    agreed: ticksOf(terms),
  });
