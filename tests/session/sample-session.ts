import { newSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';

/** A new session of a sample member. */
export function memberSession(tokens = { accessToken: 'access.token', refreshToken: 'refresh.token' }): Session {
  return newSession({
    tokens,
    bornIn: 'browser',
    membershipNo: '1000000001',
    membershipId: 'sample-member',
    memberName: '견본 회원',
    employeeStatus: 'N',
    temporaryYn: 'N',
  });
}
