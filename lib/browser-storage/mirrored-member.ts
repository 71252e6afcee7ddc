import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { type BrowserStores, browserStores } from './browser-stores';
import { forgetCard } from './forget-card';
import { storedItems } from './stored-items';
import { forgetMember, keysOf, OWNED_PREFIX } from './stored-member';

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

function ownerOf(text: string | null): unknown {
  try {
    const item: unknown = JSON.parse(text ?? 'null');
    return typeof item === 'object' && item !== null && 'owner' in item ? item.owner : undefined;
  } catch {
    return undefined;
  }
}

/** For the native side: exactly the 14 fields. What a former member left goes first, not the pair. */
export function storeMember(userInfo: MembershipUserInfo, stores: BrowserStores | null = browserStores()): void {
  if (stores === null) return;
  const formerId = stores.local.getItem(storedItems.membershipId);
  if (formerId !== null && formerId !== userInfo.membershipId) forgetMember('logOut', stores);
  if (formerId === null) forgetCard();
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
    reportError(error);
  }
}

export function updateStoredMember(
  facts: Partial<MembershipUserInfo>,
  stores: BrowserStores | null = browserStores(),
): MembershipUserInfo | null {
  const mirrored = stores?.local.getItem(storedItems.membershipUserInfo);
  if (!stores || !mirrored) return null;
  try {
    const member = { ...(JSON.parse(mirrored) as MembershipUserInfo), ...facts };
    stores.local.setItem(storedItems.membershipUserInfo, JSON.stringify(member));
    return member;
  } catch (error) {
    reportError(error);
    return null;
  }
}
