/** Scripts in which the family name comes first and nothing stands between the names. */
const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** Names in katakana: they run together without a space, as others do not. */
const katakana = /^[\p{Script=Katakana}ーｰ・･＝\s]+$/u;

/** A guest's name as its own script writes it: `김서연`, `ブルゲス アナ`, `Sofia Keller`. The reader's language does not turn it round. */
export function guestName({
  guestFirstName,
  guestLastName,
}: {
  guestFirstName: string;
  guestLastName: string;
}): string {
  const first = guestFirstName.trim();
  const last = guestLastName.trim();
  const isKatakana = katakana.test(last) && katakana.test(first);
  if (!isKatakana && eastAsian.test(last) && (first === '' || eastAsian.test(first))) return `${last}${first}`;
  return (isKatakana ? [last, first] : [first, last]).filter((part) => part !== '').join(' ');
}
