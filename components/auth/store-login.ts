import { storeMember } from '@/lib/browser-storage/mirrored-member';
import { storePair } from '@/lib/browser-storage/mirrored-pair';
import type { StoredPair } from '@/lib/browser-storage/stored-pair';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { sendToNativeApp } from '@/lib/native-bridge/native-bridge';

/** The part of a login's answer that a page uses; the routes are `app/api/session/login`, `integration` and `join`. */
export interface LoginAnswer {
  membershipUserInfo: MembershipUserInfo;
  temporaryYn: 'Y' | 'N';
  /** Null outside the apps. */
  mirror: StoredPair | null;
}

/**
 * Section 4 of the specification, "Login": stores the user info, in an app also the token pair, and notifies the app.
 */
export function storeLogin({ membershipUserInfo, mirror }: LoginAnswer, bridgeName: string): void {
  storeMember(membershipUserInfo);
  storePair(mirror);
  sendToNativeApp({ type: 'userInfo', userInfo: membershipUserInfo }, bridgeName);
}
