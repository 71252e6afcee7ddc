import * as z from 'zod/mini';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { type BrowserStores, browserStores } from './browser-stores';
import { forgetCard } from './forget-card';
import { readStored } from './stored-item';
import { storedItems } from './stored-items';
import { forgetMember, keysOf, OWNED_PREFIX } from './stored-member';

const text = z.catch(z.string(), '');
const yesNo = z.catch(z.enum(['Y', 'N']), 'N');
/** The 14 fields of section 3 in their order, with the specification's defaults. */
const storedUserInfo = z.object({
  country: text,
  membershipYn: yesNo,
  membershipId: text,
  membershipNo: text,
  memberName: text,
  memberGender: text,
  memberEmail: text,
  memberMobile: text,
  memberFirstName: text,
  memberLastName: text,
  employeeStatus: yesNo,
  recommenderStatus: yesNo,
  temporaryYn: yesNo,
  employeeRecommenderStatus: yesNo,
}) satisfies z.ZodMiniType<MembershipUserInfo>;
const ownedItem = z.object({ owner: z.string() });

/** For the native side: exactly the 14 fields. What a former member left goes first, not the pair. */
export function storeMember(userInfo: MembershipUserInfo, stores: BrowserStores | null = browserStores()): void {
  if (stores === null) return;
  const formerId = stores.local.getItem(storedItems.membershipId);
  if (formerId !== null && formerId !== userInfo.membershipId) forgetMember('logOut', stores);
  if (formerId === null) forgetCard();
  for (const key of keysOf(stores.session)) {
    if (!key.startsWith(OWNED_PREFIX)) continue;
    if (readStored(stores.session, key, ownedItem)?.owner !== userInfo.membershipNo) stores.session.removeItem(key);
  }
  const mirrored = storedUserInfo.parse(userInfo);
  try {
    stores.local.setItem(storedItems.membershipUserInfo, JSON.stringify(mirrored));
    stores.local.setItem(storedItems.membershipId, userInfo.membershipId);
  } catch (error) {
    reportError(error);
  }
}

export function updateStoredMember(facts: Partial<MembershipUserInfo>): MembershipUserInfo | null {
  const stores = browserStores();
  const stored = readStored(stores?.local, storedItems.membershipUserInfo, storedUserInfo);
  if (!stores || !stored) return null;
  try {
    const member = { ...stored, ...facts };
    stores.local.setItem(storedItems.membershipUserInfo, JSON.stringify(member));
    return member;
  } catch (error) {
    reportError(error);
    return null;
  }
}
