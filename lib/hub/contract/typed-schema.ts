import * as z from 'zod';
import {
  EMAIL_MAX,
  emailPattern,
  GUEST_NAME_MAX,
  latinNamePattern,
  lengthOf,
  nameWithLetter,
  TELEPHONE_MAX,
  telephonePattern,
  tidyCode,
  tidyContact,
  tidyEmail,
  tidyGuestName,
  tidyLatinName,
  tidyLine,
  tidyName,
  tidyTelephone,
  tidyText,
} from './typed-text.ts';

/** `max` counts code points, as JSON Schema's `maxLength` does; zod's own `max` counts UTF-16 units. */
function typed(tidy: (text: string) => string, max: number) {
  return z
    .string()
    .overwrite(tidy)
    .refine((text) => lengthOf(text) <= max)
    .meta({ maxLength: max });
}

export const typedText = (max: number) => typed(tidyText, max);
export const searchText = (max: number) => typed(tidyLine, max);
export const typedLine = (max: number) => typed(tidyLine, max).min(1);
export const typedCode = (max: number) => typed(tidyCode, max).min(1);
/** A name in any script that a form does not judge. */
export const typedName = (max: number) => typed(tidyName, max).min(1);
export const typedContact = typed(tidyContact, EMAIL_MAX).min(5);
export const typedGuestName = typed(tidyGuestName, GUEST_NAME_MAX).min(1).regex(nameWithLetter);
export const latinName = typed(tidyLatinName, GUEST_NAME_MAX).min(1).regex(latinNamePattern);
export const typedTelephone = typed(tidyTelephone, TELEPHONE_MAX).regex(telephonePattern);
export const typedEmail = typed(tidyEmail, EMAIL_MAX)
  .regex(emailPattern)
  .meta({ format: 'email', maxLength: EMAIL_MAX });
/** A value that a computer made: an id, a version, a token, encrypted data. */
export const opaque = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[!-~]+$/);
