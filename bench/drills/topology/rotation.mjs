import { randomBytes } from 'node:crypto';
import { ask, logIn } from '../visitor.mjs';

const POINTS = '/api/hub/membership/point';

/**
 * (d) The three steps of "Key rotation" in docs/operations.md, each as a rolling restart. After each restart a member logs
 * in at the restarted web, and all members so far read at both webs.
 */
export async function rotatedSecret({ webs, sessionSecret: old }) {
  const added = randomBytes(32).toString('hex');
  const steps = [
    ['old,new', `${old},${added}`],
    ['new,old', `${added},${old}`],
  ];
  const cookies = [await logIn(webs[0].address), await logIn(webs[1].address)];
  const rows = [];
  for (const [name, secrets] of steps) {
    const statuses = [];
    for (const web of webs) {
      await restart(web, secrets);
      cookies.push(await logIn(web.address));
      statuses.push(...(await readEverywhere(webs, cookies)));
    }
    rows.push(row(`SESSION_SECRET=${name}, one web after the other`, statuses, 200));
  }
  for (const web of webs) await restart(web, added);
  // Those who logged in before the second step have the old seal, as after 14 days no browser has.
  const late = cookies.slice(-webs.length);
  const early = cookies.slice(0, 2);
  rows.push(row('SESSION_SECRET=new: members of the new secret', await readEverywhere(webs, late), 200));
  rows.push(row('SESSION_SECRET=new: members of the old secret', await readEverywhere(webs, early), 401));
  for (const web of webs) await restart(web, old);
  return rows;
}

async function restart(web, secrets) {
  process.kill(web.process.pid, 'SIGTERM');
  await web.process.ended;
  await web.start(secrets);
}

async function readEverywhere(webs, cookies) {
  const answers = await Promise.all(
    webs.flatMap(({ address }) => cookies.map((cookie) => ask(address + POINTS, { cookie }))),
  );
  return answers.map(({ status }) => status);
}

function row(measured, statuses, promised) {
  return {
    measured: `rotation, ${measured}`,
    value: `${statuses.length} reads: ${[...new Set(statuses)].join(' ')}`,
    promise: `all ${promised}`,
    kept: statuses.every((status) => status === promised),
  };
}
