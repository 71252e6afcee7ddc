import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { median, noiseBound } from './figures.mjs';
import { startProduct } from './product-under-drill.mjs';
import { ask } from './visitor.mjs';

const PAIRS = 200;
/** The work that an unknown user could be spared takes tens of milliseconds: more noise than this would hide it. */
const NOISE_MS = 10;
/** A busy machine that comes to fewer pairs still tells what they say. */
const TRYING_MS = 150_000;

export const loginTiming = {
  name: 'login-timing',
  title: 'S39 an unknown user and a wrong password: the same answer in the same time',
  limitSeconds: 200,
  run: async (folder) => {
    // The web's own counts, which would answer 429, are another matter.
    const { web } = await startProduct(folder, {
      LIMIT_PERCENT_PER_ADDRESS: '100000',
      LIMIT_PERCENT_PER_ACCOUNT: '100000',
    });
    const logIn = async (membershipId) => {
      const body = { membershipId, password: 'Wrong-Word-1' };
      const startedAt = performance.now();
      const answer = await ask(`${web.address}/api/session/login`, { method: 'POST', body });
      return { ms: performance.now() - startedAt, seen: JSON.stringify([answer.status, withoutIds(answer.text)]) };
    };
    const known = sampleAccounts.member.membershipId;
    // Of the same length.
    const unknown = known.replace(/member$/, 'nobody');
    for (const name of [known, unknown]) await logIn(name);
    const until = performance.now() + TRYING_MS;
    const pairs = [];
    for (let number = 0; number < PAIRS && performance.now() < until; number += 1) {
      const first = number % 2 === 0 ? known : unknown;
      const one = await logIn(first);
      const other = await logIn(first === known ? unknown : known);
      pairs.push(first === known ? { wrong: one, unknown: other } : { wrong: other, unknown: one });
    }
    return rowsOf(pairs);
  },
};

const withoutIds = (text) => text.replace(/"requestId":"[^"]*"/, '"requestId":""');

function rowsOf(pairs) {
  const differences = pairs.map(({ wrong, unknown }) => wrong.ms - unknown.ms);
  const bound = noiseBound(differences);
  const difference = median(differences);
  const of = (which) => `${median(pairs.map((pair) => pair[which].ms)).toFixed(1)} ms`;
  const answers = [...new Set(pairs.flatMap(({ wrong, unknown }) => [wrong.seen, unknown.seen]))];
  return [
    { measured: 'pairs, in turn', value: pairs.length, promise: String(PAIRS), kept: pairs.length === PAIRS },
    {
      measured: 'different answers',
      value: answers.length,
      promise: '1, and it is 401',
      kept: answers.length === 1 && answers[0].startsWith('[401,'),
    },
    {
      measured: 'medians: wrong password, unknown user',
      value: `${of('wrong')}, ${of('unknown')}`,
    },
    {
      measured: 'median of the differences within pairs',
      value: `${difference.toFixed(2)} ms`,
      promise: `within ± ${bound.toFixed(2)} ms, the noise of these pairs, itself ≤ ${NOISE_MS} ms`,
      kept: Math.abs(difference) <= bound && bound <= NOISE_MS,
    },
  ];
}
