import { postOnce } from '@/lib/bff/post-once';
import { isProblemError, isSurelyUndone } from '@/lib/bff/problem-error';
import { hubCall } from '@/lib/routes/hub-calls';

export interface VoucherChosen {
  voucherId: string;
  optionId: string;
  lang: string;
}

/** How a try to choose ended; `ended`: the page says itself that the session is over. */
export type ChoiceOutcome = 'done' | 'madeBefore' | 'gone' | 'failed' | 'unsure' | 'ended';

export function choiceOutcomeOf(error: unknown): ChoiceOutcome {
  if (!isProblemError(error)) return 'unsure';
  if (error.status === 401) return 'ended';
  if (error.hubCode === 'CHOICE_MADE') return 'madeBefore';
  if (error.code === 'not_found') return 'gone';
  return isSurelyUndone(error) ? 'failed' : 'unsure';
}

/**
 * A refusal is an outcome, after which the page is refreshed; not so an ended session, whose alert leads to the login.
 * @throws ProblemError once the session has ended
 */
export async function sendVoucherChoice({ voucherId, ...body }: VoucherChosen): Promise<ChoiceOutcome> {
  try {
    await postOnce({ path: hubCall('chooseVoucher', { voucherId }), body });
    return 'done';
  } catch (error) {
    const outcome = choiceOutcomeOf(error);
    if (outcome === 'ended') throw error;
    return outcome;
  }
}
