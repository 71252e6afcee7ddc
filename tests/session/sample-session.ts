import { newSession, type Session } from '@/lib/session/session';

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
