const MOST_DIGITS = 15;

/**
 * Digits alone, or with commas at every thousand; full-width ones too. Null for anything else: a point could be a
 * decimal point or a separator of thousands, and a guess between the two could be wrong by a factor of a thousand.
 */
export function readWholeNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^(\d+|[1-9]\d{0,2}(,\d{3})+)$/.test(plain)) return null;
  const digits = plain.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return digits.length > MOST_DIGITS ? null : Number(digits);
}
