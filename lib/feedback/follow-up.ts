/** Query parameters of the feedback site's link; the middleware puts them behind a `#` (decision 0031). */
export interface FollowUp {
  vocId: string;
  cstNo: string;
}

export const vocIdPattern = /^[\w-]{1,64}$/;
/** The hub decrypts no longer text. */
export const CST_NO_MAX = 1000;

const FRAGMENT = '#followUp:';

/** Null where one of the two is missing, stands there twice, or cannot be one. */
export function followUpOf(values: URLSearchParams): FollowUp | null {
  const [[vocId = '', ...moreIds], [cstNo = '', ...moreNumbers]] = [values.getAll('vocId'), values.getAll('cstNo')];
  if (moreIds.length + moreNumbers.length > 0) return null;
  const isWhole = vocIdPattern.test(vocId) && cstNo !== '' && cstNo.length <= CST_NO_MAX;
  return isWhole ? { vocId, cstNo } : null;
}

/** @returns the fragment with a complete pair, '' where it is not complete; null where neither was there */
export function takeFollowUp(query: URLSearchParams): string | null {
  if (!query.has('vocId') && !query.has('cstNo')) return null;
  const followUp = followUpOf(query);
  query.delete('vocId');
  query.delete('cstNo');
  return followUp ? FRAGMENT + new URLSearchParams({ ...followUp }) : '';
}

export function followUpOfFragment(hash: string): FollowUp | null {
  return hash.startsWith(FRAGMENT) ? followUpOf(new URLSearchParams(hash.slice(FRAGMENT.length))) : null;
}

/**
 * - `open`: where the feedback site is opened
 * - `mismatch`: the follow-up belongs to another customer
 * - `closed`: no feedback site is configured
 */
export type FeedbackAnswer = { state: 'open'; address: string } | { state: 'mismatch' } | { state: 'closed' };
