/** Scripts in which the family name comes first and nothing stands between the names. */
const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** A guest's name as its own script writes it: `김서연`, `Sofia Keller`. The reader's language does not turn it round. */
export function guestName({
  guestFirstName,
  guestLastName,
}: {
  guestFirstName: string;
  guestLastName: string;
}): string {
  const first = guestFirstName.trim();
  const last = guestLastName.trim();
  if (eastAsian.test(last) && (first === '' || eastAsian.test(first))) return `${last}${first}`;
  return [first, last].filter((part) => part !== '').join(' ');
}

export function asksFamilyNameFirst(locale: string): boolean {
  return locale !== 'en';
}
