import type { Load } from '@/lib/request/load';

/**
 * The first answer that is no failure of the hub, so that one slow call does not hold up the page.
 * - `ready`: one section has its data; the others follow as they come
 * - `renew`: the access token has expired, for every section alike
 * - `unavailable`: all calls failed
 *
 * @throws what a call threw, if none has answered
 */
export async function firstAnswer(
  loads: readonly Promise<Load<unknown>>[],
): Promise<'ready' | 'renew' | 'unavailable'> {
  const answers = loads.map(async (load) => {
    const { state } = await load;
    if (state === 'ready' || state === 'renew') return state;
    throw new Error('the hub call failed');
  });
  try {
    return await Promise.any(answers);
  } catch {
    await Promise.all(loads);
    return 'unavailable';
  }
}
