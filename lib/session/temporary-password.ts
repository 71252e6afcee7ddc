import 'server-only';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { changePassword, memberProfile } from '@/lib/hub/contract/member';
import type { Session } from './session-schema';

/** Allowed before the temporary password is changed: profile, new password. */
const allowed: readonly string[] = [memberProfile.name, changePassword.name];

/** Section 4 of the specification. Public calls are never blocked. */
export function needsOwnPassword(entry: Endpoint, session: Session | null): boolean {
  return session?.temporaryYn === 'Y' && entry.audience !== 'anyone' && !allowed.includes(entry.name);
}
