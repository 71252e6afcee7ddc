/** Rules for who stays or dines and how they are reached, without zod, for the browser. */

export const GUEST_NAME_MAX = 50;
export const TELEPHONE_MAX = 30;

/** A letter of any script that can be seen, and no emoji; marks, digits and punctuation may stand beside it. */
export const nameWithLetter =
  /^(?!.*(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3))(?=.*(?!\p{Default_Ignorable_Code_Point})\p{L})/su;

/** At most fifteen digits (E.164), the `+` or `00` before a country code not counted. */
export const telephoneDigits = /^(?:\+|00)?(?:[\s().-]*\d){7,15}[\s().-]*$/;

export function isGuestName(text: string): boolean {
  const name = text.trim();
  return name.length <= GUEST_NAME_MAX && nameWithLetter.test(name);
}

export function isTelephone(text: string): boolean {
  const number = text.trim();
  return number.length <= TELEPHONE_MAX && telephoneDigits.test(number);
}
