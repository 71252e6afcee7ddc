import type { MembershipUserInfo } from '@/lib/hub/contract/auth';

/** Exact keys of section 3, "Stored items". */
export const MEMBER_STORAGE_KEY = 'membershipUserStorage';
export const MEMBERSHIP_ID_KEY = 'membershipId';
/** Only in sessions that were born inside an app; removed with the member all the same. */
const TOKEN_KEYS = ['accessToken', 'refreshToken'] as const;

/** The 14 fields of section 3, total over the contract's type: a field more or less breaks the build. */
const fieldsInOrder = Object.keys({
  country: true,
  membershipYn: true,
  membershipId: true,
  membershipNo: true,
  memberName: true,
  memberGender: true,
  memberEmail: true,
  memberMobile: true,
  memberFirstName: true,
  memberLastName: true,
  employeeStatus: true,
  recommenderStatus: true,
  temporaryYn: true,
  employeeRecommenderStatus: true,
} satisfies Record<keyof MembershipUserInfo, true>) as (keyof MembershipUserInfo)[];

/**
 * Session-storage items that hold JSON with an `owner` (a membership number): what a member was typing. They
 * outlive an expired session, so that nothing is lost over the new login, but never a change of member.
 */
export const OWNED_PREFIX = 'owned:';

export interface MemberStores {
  local: Storage;
  session: Storage;
}

/** The browser's stores; a page that may not use storage at all gets null and goes on without. */
export function browserStores(): MemberStores | null {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    // Storage is switched off (a policy, a private mode): the session itself lives in the cookie.
    return null;
  }
}

function ownerOf(text: string | null): unknown {
  try {
    const item: unknown = JSON.parse(text ?? 'null');
    return typeof item === 'object' && item !== null && 'owner' in item ? item.owner : undefined;
  } catch {
    // Not written by us: it belongs to nobody.
    return undefined;
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}

/**
 * Mirrors the membership user info into local storage, where the native side reads it. Holds no secret:
 * exactly the 14 fields are copied, whatever else the answer carries. What a former member left goes first.
 */
export function storeMember(userInfo: MembershipUserInfo, stores: MemberStores | null = browserStores()): void {
  if (stores === null) return;
  const formerId = stores.local.getItem(MEMBERSHIP_ID_KEY);
  if (formerId !== null && formerId !== userInfo.membershipId) forgetStoredMember('logOut', stores);
  for (const key of keysOf(stores.session)) {
    const isOwned = key.startsWith(OWNED_PREFIX);
    if (isOwned && ownerOf(stores.session.getItem(key)) !== userInfo.membershipNo) stores.session.removeItem(key);
  }
  const mirrored = Object.fromEntries(fieldsInOrder.map((field) => [field, userInfo[field]]));
  try {
    stores.local.setItem(MEMBER_STORAGE_KEY, JSON.stringify(mirrored));
    stores.local.setItem(MEMBERSHIP_ID_KEY, userInfo.membershipId);
  } catch (error) {
    // Full or refused: the web side lives from the cookie; only the native side misses it.
    reportError(error);
  }
}

/**
 * Removes what is stored of a member: the mirror, tokens of an app session, and the session-storage items.
 * @param reason `expired` keeps what the member was typing (`OWNED_PREFIX`); `logOut` keeps nothing
 */
export function forgetStoredMember(reason: 'logOut' | 'expired', stores: MemberStores | null = browserStores()): void {
  if (stores === null) return;
  for (const key of [MEMBER_STORAGE_KEY, MEMBERSHIP_ID_KEY, ...TOKEN_KEYS]) stores.local.removeItem(key);
  forgetTabItems(reason, stores);
}

/**
 * The part of `forgetStoredMember` that every tab has to do for itself; what all tabs share stays, because it may
 * be the next member's already.
 */
export function forgetTabItems(reason: 'logOut' | 'expired', stores: MemberStores | null = browserStores()): void {
  if (stores === null) return;
  for (const key of keysOf(stores.session)) {
    if (reason === 'logOut' || !key.startsWith(OWNED_PREFIX)) stores.session.removeItem(key);
  }
}

/** Changes single facts of the mirrored member, e.g. after a new password; nothing where nobody is mirrored. */
export function updateStoredMember(
  facts: Partial<MembershipUserInfo>,
  stores: MemberStores | null = browserStores(),
): void {
  const mirrored = stores?.local.getItem(MEMBER_STORAGE_KEY);
  if (!stores || !mirrored) return;
  try {
    stores.local.setItem(MEMBER_STORAGE_KEY, JSON.stringify({ ...JSON.parse(mirrored), ...facts }));
  } catch (error) {
    // As above: the web side does not need it.
    reportError(error);
  }
}
