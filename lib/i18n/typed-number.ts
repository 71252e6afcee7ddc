import { tidyDigits } from '@/lib/hub/contract/typed-text';

const MOST_DIGITS = 15;
/** Points, as they are written behind a number. */
const unit = /(?:p|pts?|points?|포인트|ポイント|积分|点|點|分)\.?$/i;

/**
 * Digits alone, or with commas or blanks at every thousand; full-width ones too, and with points named behind them. Null
 * for anything else: a point could be a decimal point or a separator of thousands, and a guess between the two could be
 * wrong by a factor of a thousand.
 */
export function readWholeNumber(text: string): number | null {
  const plain = tidyDigits(text).replace(unit, '').trimEnd();
  if (!/^(\d+|[1-9]\d{0,2}(?:(,\d{3})+|(\s\d{3})+))$/.test(plain)) return null;
  const digits = plain.replace(/[,\s]/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > MOST_DIGITS ? null : Number(digits);
}
