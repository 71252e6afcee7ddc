import type { MembershipUserInfo } from '@/lib/hub/contract/auth';

/**
 * What the web side tells the native side (decisions, "Native apps"). `type` is the name of the Android
 * method and the `type` field of the iOS message.
 * - `userInfo`: after a login, and when one of them has changed; the 14 fields of the membership user info
 * - `tokenExpired`: a refresh was refused for good, the session has ended
 * - `logOut`: the member has logged out
 * - `openExternal`: an address of another site, for a window outside the web view
 * - `saveCalendar`: a calendar file (RFC 5545 text) for the device's calendar
 * - `brightness`: the screen to its brightest, and back
 */
export type NativeMessage =
  | { type: 'userInfo'; userInfo: MembershipUserInfo }
  | { type: 'tokenExpired' }
  | { type: 'logOut' }
  | { type: 'openExternal'; url: string }
  | { type: 'saveCalendar'; fileName: string; content: string }
  | { type: 'brightness'; level: 'full' | 'restore' };
