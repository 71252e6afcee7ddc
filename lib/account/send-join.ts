import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, isSurelyUndone } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { dropAttempt, noteAttempt, type SentRequest } from '@/lib/browser-storage/attempts';
import { handlers } from '@/lib/routes/handlers';
import { beginSession, sendCredentials } from './begin-session';
import type { JoinAnswer } from './join';
import { joinRefusal } from './join-refusal';

type KnownAnswer = Pick<JoinAnswer, 'memberName' | 'login'>;

/** Noted before it is sent: all tabs know of it, also after a reload in which its answer was lost. */
export const joinAttempt = (membershipId: string): SentRequest => ({
  path: handlers.session.join,
  body: { membershipId },
});

/**
 * Joins. Where an earlier try without an answer came through, what is typed logs its member in.
 * @throws ProblemError of the joining; the attempt stays noted while it may be the visitor's own
 */
export async function sendJoin(request: { membershipId: string; password: string }): Promise<KnownAnswer> {
  const { membershipId, password } = request;
  const { key, isRepeated } = noteAttempt(joinAttempt(membershipId));
  const logIn = async () => {
    const login = await sendCredentials({ membershipId, password });
    return { memberName: login.membershipUserInfo.memberName, login };
  };
  const join = () => bffPost<KnownAnswer>(handlers.session.join, request);
  try {
    const answer = await beginSession(join, logIn);
    dropAttempt(key);
    return answer;
  } catch (error) {
    if (!isProblemError(error) || !isSurelyUndone(error)) throw error;
    const refusal = joinRefusal(error, isRepeated);
    if (!isRepeated) dropAttempt(key);
    else if (refusal && 'about' in refusal && refusal.about === 'known') {
      try {
        const answer = await logIn();
        dropAttempt(key);
        return answer;
      } catch (refused) {
        if (!isProblemError(refused)) throw refused;
        // Somebody else has the id.
        if (isSurelyUndone(refused) && minutesToWait(refused) === undefined) dropAttempt(key);
      }
    }
    throw error;
  }
}
