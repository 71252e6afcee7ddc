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

/**
 * Mirrors the membership user info into local storage, where the native side reads it. Holds no secret:
 * exactly the 14 fields are copied, whatever else the answer carries. What a former member left in the
 * session storage goes first.
 */
export function storeMember(userInfo: MembershipUserInfo, stores: MemberStores | null = browserStores()): void {
  if (stores === null) return;
  const formerId = stores.local.getItem(MEMBERSHIP_ID_KEY);
  if (formerId !== null && formerId !== userInfo.membershipId) forgetStoredMember(stores);
  const mirrored = Object.fromEntries(fieldsInOrder.map((field) => [field, userInfo[field]]));
  try {
    stores.local.setItem(MEMBER_STORAGE_KEY, JSON.stringify(mirrored));
    stores.local.setItem(MEMBERSHIP_ID_KEY, userInfo.membershipId);
  } catch (error) {
    console.warn('The member could not be mirrored into local storage', error);
  }
}

/** Removes what is stored of a member: the mirror, tokens of an app session, and every session-storage item. */
export function forgetStoredMember(stores: MemberStores | null = browserStores()): void {
  if (stores === null) return;
  for (const key of [MEMBER_STORAGE_KEY, MEMBERSHIP_ID_KEY, ...TOKEN_KEYS]) stores.local.removeItem(key);
  stores.session.clear();
}
