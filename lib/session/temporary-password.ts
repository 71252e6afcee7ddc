import 'server-only';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { changePassword, memberProfile } from '@/lib/hub/contract/member';
import type { Session } from './session-schema';

/** Who one is, and a new password: what a member may ask before the temporary password is changed. */
const allowed: readonly string[] = [memberProfile.name, changePassword.name];

/** Section 4 of the specification. What everybody may ask is not kept from anybody. */
export function needsOwnPassword(entry: Endpoint, session: Session | null): boolean {
  return session?.temporaryYn === 'Y' && entry.audience !== 'anyone' && !allowed.includes(entry.name);
}
