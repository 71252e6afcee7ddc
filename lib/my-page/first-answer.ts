import type { MemberLoad } from '@/lib/session/load-for-member';

/**
 * The first answer that is no failure of the hub, so that one slow call does not hold up the page.
 * - `ready`: one section has its data; the others follow as they come
 * - `defer`: the access token has expired, for every section alike
 * - `unavailable`: all calls failed
 *
 * @throws what a call threw, if none has answered
 */
export async function firstAnswer(
  loads: readonly Promise<MemberLoad<unknown>>[],
): Promise<MemberLoad<unknown>['state']> {
  const answers = loads.map(async (load) => {
    const { state } = await load;
    if (state === 'unavailable') throw new Error('the hub call failed');
    return state;
  });
  try {
    return await Promise.any(answers);
  } catch {
    await Promise.all(loads);
    return 'unavailable';
  }
}
