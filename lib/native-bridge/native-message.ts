import type { MembershipUserInfo } from '@/lib/hub/contract/auth';

/**
 * Decisions, "Native apps". `type` is the name of the Android method and the `type` field of the iOS message.
 * - `userInfo`: after a login, and when one of the 14 fields has changed
 * - `tokenExpired`: a refresh was refused for good, the session has ended
 * - `openExternal`: an address of another site, for a window outside the web view
 * - `saveCalendar`: RFC 5545 text
 * - `brightness`: the screen to its brightest, and back
 */
export type NativeMessage =
  | { type: 'userInfo'; userInfo: MembershipUserInfo }
  | { type: 'tokenExpired' }
  | { type: 'logOut' }
  | { type: 'openExternal'; url: string }
  | { type: 'saveCalendar'; fileName: string; content: string }
  | { type: 'brightness'; level: 'full' | 'restore' };
