import type { LoginAnswer } from '@/lib/bff/log-in';
import { storeMember } from '@/lib/browser-storage/mirrored-member';
import { storePair } from '@/lib/browser-storage/mirrored-pair';
import { sendToNativeApp } from '@/lib/native-bridge/native-bridge';

/** Section 4 of the specification, "Login": stores the user info, in an app also the token pair, and notifies the app. */
export function storeLogin({ membershipUserInfo, mirror }: LoginAnswer, bridgeName: string): void {
  storeMember(membershipUserInfo);
  storePair(mirror);
  sendToNativeApp({ type: 'userInfo', userInfo: membershipUserInfo }, bridgeName);
}
