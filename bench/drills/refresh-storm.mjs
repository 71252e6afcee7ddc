import { Agent } from 'node:http';
import { control, startProduct } from './product-under-drill.mjs';
import { startRedis, startSite } from './site-under-drill.mjs';
import { ask, cookieAfter, fromAddress, logIn, throughProxy } from './visitor.mjs';

const REQUESTS = 500;
const POINTS = '/api/hub/membership/point';
const SLOW_REFRESH_MS = 400;

export const refreshStorm = {
  name: 'refresh-storm',
  title: 'S28 500 requests at once with one expired token: one refresh, 500 answers, no logout',
  limitSeconds: 240,
  run: async (folder) => {
    const { sandbox, web, alarms } = await startProduct(folder, throughProxy);
    const alone = { addresses: [web.address], alarms };
    const rows = await stormsOver('one process', alone, sandbox.address);
    await web.stop();

    const processes = 2;
    const several = { folder, sandboxAddress: sandbox.address, processes, env: throughProxy };
    const redis = await startRedis(folder);
    const together = await startSite({ ...several, redisUrl: redis.url });
    rows.push(...(await stormsOver('two processes with Redis', together, sandbox.address)));
    await together.stop();
    await redis.stop();

    // Not a requirement: measured to show what Redis is worth, without a verdict.
    const apart = await startSite(several);
    const storm = await raise(apart.addresses, sandbox.address, SLOW_REFRESH_MS);
    rows.push({
      measured: 'two processes without Redis',
      value: `${storm.refreshes} refreshes, ${storm.answered} answered 200, ${storm.loggedOut} logged out`,
    });
    await apart.stop();
    return rows;
  },
};

async function stormsOver(what, site, sandboxAddress) {
  const rows = [];
  // A quick refresh is over while requests still arrive; during a slow one all of them wait for it.
  for (const [speed, refreshMs] of [
    ['quick refresh', 0],
    [`refresh of ${SLOW_REFRESH_MS} ms`, SLOW_REFRESH_MS],
  ]) {
    const storm = await raise(site.addresses, sandboxAddress, refreshMs);
    rows.push(...rowsOf(`${what}, ${speed}`, storm));
  }
  const alarms = site.alarms();
  rows.push({
    measured: `${what}: alarms in the log`,
    value: alarms.length,
    promise: '0',
    kept: alarms.length === 0,
  });
  return rows;
}

async function raise(addresses, sandboxAddress, refreshMs) {
  const [firstAddress] = addresses;
  const cookie = await logIn(firstAddress);
  await control(sandboxAddress, 'POST', '/tokens/expire-access');
  await control(sandboxAddress, 'DELETE', '/faults');
  if (refreshMs > 0) {
    await control(sandboxAddress, 'POST', '/faults', { path: '/auth/refresh', kind: 'slow', delayMs: refreshMs });
  }
  await control(sandboxAddress, 'DELETE', '/calls');
  const agent = new Agent({ keepAlive: true, maxSockets: REQUESTS });
  const askOneOf = (number, sent) =>
    ask(addresses[number % addresses.length] + POINTS, { cookie: sent, agent, headers: fromAddress(number) });
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: REQUESTS }, (_, number) => askOneOf(number, cookie)));
  const seconds = (performance.now() - startedAt) / 1000;
  const { counts } = await control(sandboxAddress, 'GET', '/calls');

  // Whichever of the answers a browser applies last, what it then holds must be good.
  const held = new Set(answers.map((answer) => cookieAfter(answer, cookie)));
  const afterwards = await Promise.all([...held].slice(0, 20).map((kept, number) => askOneOf(number, kept)));
  agent.destroy();
  const after = await control(sandboxAddress, 'GET', '/calls');
  return {
    seconds,
    refreshes: counts.refreshTokens ?? 0,
    hubCalls: counts.pointBalance ?? 0,
    answered: answers.filter(({ status }) => status === 200).length,
    loggedOut: answers.filter(({ status }) => status === 401).length + (held.has('') ? 1 : 0),
    afterwards: afterwards.filter(({ status }) => status === 200).length,
    afterwardsAsked: afterwards.length,
    refreshesAfterwards: after.counts.refreshTokens ?? 0,
  };
}

function rowsOf(what, storm) {
  return [
    { measured: `${what}: refreshes`, value: storm.refreshes, promise: '1', kept: storm.refreshes === 1 },
    {
      measured: `${what}: answered 200`,
      value: `${storm.answered} in ${storm.seconds.toFixed(1)} s, ${storm.hubCalls} hub calls`,
      promise: String(REQUESTS),
      // More hub calls than requests: tokens were refused before they were refreshed, or nothing was tried here.
      kept: storm.answered === REQUESTS && storm.hubCalls > REQUESTS,
    },
    { measured: `${what}: logouts`, value: storm.loggedOut, promise: '0', kept: storm.loggedOut === 0 },
    {
      measured: `${what}: cookies good afterwards`,
      value: `${storm.afterwards} of ${storm.afterwardsAsked}`,
      promise: 'all, no refresh more',
      kept: storm.afterwards === storm.afterwardsAsked && storm.refreshesAfterwards === 1,
    },
  ];
}
