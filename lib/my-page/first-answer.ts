import type { MemberLoad } from '@/lib/session/member-load';

/**
 * - `ready`: one section has its data; the others follow as they come
 * - `defer`: the access token has run out, for every section alike
 * - `unavailable`: none of the calls brought anything
 */
export type FirstAnswer = MemberLoad<unknown>['state'];

/** So that one slow call does not hold up the page. @throws what the calls threw, when none came to an answer */
export async function firstAnswer(loads: readonly Promise<MemberLoad<unknown>>[]): Promise<FirstAnswer> {
  const failed = new Error('the hub call brought nothing');
  const answers = loads.map(async (load) => {
    const { state } = await load;
    if (state === 'unavailable') throw failed;
    return state;
  });
  try {
    return await Promise.any(answers);
  } catch (error) {
    const thrown = error instanceof AggregateError ? error.errors.find((each) => each !== failed) : error;
    if (thrown !== undefined) throw thrown;
    return 'unavailable';
  }
}
