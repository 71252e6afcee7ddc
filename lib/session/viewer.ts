import type { Session } from './session-schema';

/** `unavailable`: there is a session, but the hub does not answer. The name is then the one of the login. */
export type Viewer =
  | { state: 'guest' }
  | {
      state: 'member';
      memberName: string;
      latinName?: string | undefined;
      membershipNo: string;
      membershipId: string;
      employeeStatus: 'Y' | 'N';
      temporaryYn: 'Y' | 'N';
    }
  | { state: 'unavailable'; memberName: string; latinName?: string | undefined };

/** The viewer of a session; built field by field, so that a token cannot slip along. */
export function viewerOf(session: Session | null): Viewer {
  if (session === null) return { state: 'guest' };
  return {
    state: 'member',
    memberName: session.memberName,
    latinName: session.latinName,
    membershipNo: session.membershipNo,
    membershipId: session.membershipId,
    employeeStatus: session.employeeStatus,
    temporaryYn: session.temporaryYn,
  };
}
