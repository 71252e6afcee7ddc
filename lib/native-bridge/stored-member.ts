import { endMemberChat } from '@/lib/chat/member-chat';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { RECENT_SEARCHES_KEY } from '@/lib/stay/recent-searches-key';
import { type BrowserStores, browserStores } from './browser-stores';
import { storedItems } from './stored-items';
import { removePair } from './stored-pair';

/** The 14 fields of section 3 in their order, with the specification's defaults. */
const membershipUserDefaults: MembershipUserInfo = {
  country: '',
  membershipYn: 'N',
  membershipId: '',
  membershipNo: '',
  memberName: '',
  memberGender: '',
  memberEmail: '',
  memberMobile: '',
  memberFirstName: '',
  memberLastName: '',
  employeeStatus: 'N',
  recommenderStatus: 'N',
  temporaryYn: 'N',
  employeeRecommenderStatus: 'N',
};

/**
 * Session-storage items that hold JSON with an `owner` (a membership number): what a member was typing. They
 * outlive an expired session, so that nothing is lost over the new login, but never a change of member.
 */
export const OWNED_PREFIX = 'owned:';

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
 * exactly the 14 fields are copied, whatever else the answer carries. What a former member left goes first, but not
 * the pair, which may be the new one's already.
 */
export function storeMember(userInfo: MembershipUserInfo, stores: BrowserStores | null = browserStores()): void {
  if (stores === null) return;
  const formerId = stores.local.getItem(storedItems.membershipId);
  if (formerId !== null && formerId !== userInfo.membershipId) forgetMember('logOut', stores);
  for (const key of keysOf(stores.session)) {
    const isOwned = key.startsWith(OWNED_PREFIX);
    if (isOwned && ownerOf(stores.session.getItem(key)) !== userInfo.membershipNo) stores.session.removeItem(key);
  }
  const mirrored = Object.fromEntries(
    Object.entries(membershipUserDefaults).map(([field, standard]) => [
      field,
      userInfo[field as keyof MembershipUserInfo] ?? standard,
    ]),
  );
  try {
    stores.local.setItem(storedItems.membershipUserInfo, JSON.stringify(mirrored));
    stores.local.setItem(storedItems.membershipId, userInfo.membershipId);
  } catch (error) {
    // Full or refused: the web side lives from the cookie; only the native side misses it.
    reportError(error);
  }
}

/** Is anybody mirrored here? Where storage is closed nobody knows, and that is a yes. */
export function isMemberStored(stores: BrowserStores | null = browserStores()): boolean {
  return stores === null || stores.local.getItem(storedItems.membershipUserInfo) !== null;
}

/**
 * Removes what is stored of a member: the mirror, tokens of an app session, and the session-storage items.
 * @param reason `expired` keeps what the member was typing (`OWNED_PREFIX`); `logOut` keeps nothing
 */
export function forgetStoredMember(reason: 'logOut' | 'expired', stores: BrowserStores | null = browserStores()): void {
  if (stores === null) return;
  removePair(stores.local);
  forgetMember(reason, stores);
}

/** As `forgetStoredMember`, but leaves the pair: inside an app it may be one that the native side has just put there. */
export function forgetMember(reason: 'logOut' | 'expired', stores: BrowserStores | null = browserStores()): void {
  if (stores === null) return;
  stores.local.removeItem(storedItems.membershipUserInfo);
  stores.local.removeItem(storedItems.membershipId);
  // Where and when somebody means to travel is nobody else's to read on a shared device.
  if (reason === 'logOut') stores.local.removeItem(RECENT_SEARCHES_KEY);
  forgetTabItems(reason, stores);
}

/**
 * The part of `forgetStoredMember` that every tab has to do for itself; what all tabs share stays, because it may
 * be the next member's already.
 */
export function forgetTabItems(reason: 'logOut' | 'expired', stores: BrowserStores | null = browserStores()): void {
  endMemberChat();
  if (stores === null) return;
  for (const key of keysOf(stores.session)) {
    if (reason === 'logOut' || !key.startsWith(OWNED_PREFIX)) stores.session.removeItem(key);
  }
}

/** Changes single facts of the mirrored member, e.g. after a new password; nothing where nobody is mirrored. */
export function updateStoredMember(
  facts: Partial<MembershipUserInfo>,
  stores: BrowserStores | null = browserStores(),
): void {
  const mirrored = stores?.local.getItem(storedItems.membershipUserInfo);
  if (!stores || !mirrored) return;
  try {
    stores.local.setItem(storedItems.membershipUserInfo, JSON.stringify({ ...JSON.parse(mirrored), ...facts }));
  } catch (error) {
    // As above: the web side does not need it.
    reportError(error);
  }
}
