import { setTimeout as pause } from 'node:timers/promises';

/**
 * Visitors who come at their own pace, whether or not those before them have been served: a waiting visitor is
 * counted with all of their waiting.
 * @template T
 * @param {object} load
 * @param {number} load.perSecond
 * @param {number} load.seconds
 * @param {(number: number) => Promise<T>} load.visit what the visitor of a number does; must not reject
 * @param {() => boolean} [load.goesOn] asked before each; false ends the coming
 * @returns {Promise<T[]>} once the last of them has been served
 */
export async function arrivals({ perSecond, seconds, visit, goesOn = () => true }) {
  const startedAt = performance.now();
  const visits = [];
  for (let number = 0; number < perSecond * seconds && goesOn(); number += 1) {
    const wait = startedAt + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    visits.push(visit(number));
  }
  return Promise.all(visits);
}

/**
 * One request and how it went.
 * @template D
 * @param {D} about told again in the result
 * @param {() => Promise<{ status: number }>} request
 * @returns {Promise<D & { startedAt: number, ms: number, status: number, error: string }>} status 0: no answer
 */
export async function timed(about, request) {
  const startedAt = performance.now();
  const result = await request().then(
    ({ status }) => ({ status, error: '' }),
    (error) => ({ status: 0, error: error.code ?? error.message }),
  );
  return { ...about, startedAt, ms: performance.now() - startedAt, ...result };
}
