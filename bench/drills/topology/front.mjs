import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '../../../lib/i18n/languages.ts';
import { freePort } from '../../../scripts/running/port.mjs';
import { none } from '../figures.mjs';
import { startNginx } from '../nginx-under-drill.mjs';
import { ask, logIn } from '../visitor.mjs';

const HOTEL = 'haneul-namsan';
const POINTS = '/api/hub/membership/point';
const EXPIRED_MS = 30_000;

/** Raw bytes to nginx; the answer's first line. */
function firstLine(port, text) {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      heard += part.toString('latin1');
    });
    socket.on('close', () => resolve(heard.split('\r\n', 1)[0]));
    socket.on('error', reject);
    socket.setTimeout(20_000, () => socket.destroy());
  });
}

/** What nginx itself has to refuse, and what it passes on as it came. */
export async function refusals({ port, nginx, address }) {
  const twoHosts = await firstLine(
    port,
    'GET /en HTTP/1.1\r\nhost: a.example\r\nhost: b.example\r\nconnection: close\r\n\r\n',
  );
  const twoLengths = await firstLine(
    port,
    'POST /api/session/login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n0\r\n\r\n',
  );
  const slowAt = performance.now();
  const slow = firstLine(
    port,
    'POST /api/session/login HTTP/1.1\r\nhost: a\r\nx-bff: 1\r\ncontent-type: application/json\r\ncontent-length: 200\r\nconnection: close\r\n\r\n{',
  ).then(() => performance.now() - slowAt);
  const large = await ask(`${address}/api/session/login`, { method: 'POST', body: { text: 'x'.repeat(200_000) } });
  const forged = await fetch(`${address}/en/hotels`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-request-id': 'an-id-of-a-balancer' },
  });
  const page = await forged.text();
  const slowMs = await slow;
  return [
    { measured: 'two Host headers', value: twoHosts, promise: '400', kept: twoHosts.includes(' 400 ') },
    { measured: 'a length and chunks', value: twoLengths, promise: '400', kept: twoLengths.includes(' 400 ') },
    {
      measured: 'a body of 200 KB',
      value: large.status,
      promise: '413 as a problem',
      kept: large.status === 413 && JSON.parse(large.text).code === 'payload_too_large',
    },
    {
      measured: 'a body that does not arrive: ended after',
      value: `${(slowMs / 1000).toFixed(1)} s`,
      promise: '5 to 15 s',
      kept: slowMs >= 5_000 && slowMs <= 15_000,
    },
    {
      measured: 'a balancer’s request id',
      value: forged.headers.get('x-request-id'),
      promise: 'passed on',
      kept: forged.headers.get('x-request-id') === 'an-id-of-a-balancer',
    },
    {
      measured: 'a forged host in a page',
      value: page.includes('evil.example') ? 'there' : 'not there',
      promise: 'not there',
      kept: !page.includes('evil.example'),
    },
    none('warnings of nginx -t', nginx.warnings),
  ];
}

/** Which answers nginx stores: none that is a member's, and of pages only what everybody gets. */
export async function sharedAnswers({ address, webs }) {
  const cookie = await logIn(address);
  const name = 'sample.member';
  const personal = [
    '/myPage',
    '/myPage/userInfo/memberStatus',
    '/search',
    '/membershipLogin',
    '/api/session/viewer',
    POINTS,
    '/hotels/myPage',
  ];
  const state = async (path, headers = {}) => {
    const answer = await fetch(address + path, {
      headers: { 'x-bff': '1', 'accept-language': 'ko', ...headers },
      redirect: 'manual',
    });
    return {
      path,
      status: answer.status,
      text: await answer.text(),
      cache: answer.headers.get('x-cache'),
      setCookie: answer.headers.get('set-cookie'),
    };
  };
  const stored = [];
  for (const path of personal) {
    for (const headers of [{ cookie }, { cookie }, {}]) {
      const answer = await state(path, headers);
      if (answer.cache !== null) stored.push(answer);
    }
  }
  // In which order a page's data comes depends on what its process had at hand.
  const markup = (text) => text.replace(/<script[\s\S]*?<\/script>/g, '');
  // A member asks first; what a guest gets then must be what the web answers a guest.
  const publicPages = ['/', '/en', '/hotels', `/jp/hotels/${HOTEL}`, '/cn/terms'];
  const different = [];
  const unshared = [];
  for (const path of publicPages) {
    await state(path, { cookie: `${cookie}; localStorageLanguage=ko` });
    const guest = await state(path);
    const own = await (await fetch(webs[0].address + path, { headers: { 'accept-language': 'ko' } })).text();
    if (guest.cache !== 'HIT') unshared.push(`${path} ${guest.cache}`);
    if (guest.setCookie !== null || guest.text.includes(name) || markup(guest.text) !== markup(own))
      different.push(path);
  }
  const english = await state('/hotels', { 'accept-language': 'en' });
  return [
    none('personal answers that nginx stored', stored),
    none('public pages not shared', unshared),
    none('public pages other than the web’s answer to a guest', different),
    {
      measured: 'an English reader at a Korean address',
      value: english.status,
      promise: '307',
      kept: english.status === 307 && english.cache === null,
    },
  ];
}

/** (e) Redis is gone, and an nginx that has stored nothing yet starts. */
export async function redisGone({ redis, webs }, folder) {
  await redis.stop();
  const nginx = await startNginx({ folder, port: await freePort(0), webPorts: webs.map((web) => web.port) });
  const refused = [];
  for (const path of ['/en', '/hotels', `/jp/hotels/${HOTEL}`, '/cn/terms', '/en/help']) {
    const { status } = await ask(nginx.address + path);
    if (status !== 200) refused.push(`${path} ${status}`);
  }
  await redis.startAgain();
  nginx.stop();
  return [none('public pages that nginx with an empty cache does not serve without Redis', refused)];
}

/** (d) No web answers: what is everybody's is served as it was, the rest says so in four languages. */
export async function allDown({ address, webs, nginx }) {
  const cookie = await logIn(address);
  const publicPages = ['/en', '/hotels', `/jp/hotels/${HOTEL}`];
  for (const path of publicPages) await ask(address + path);
  const file = /\/_next\/static\/[^"]+\.js/.exec((await ask(`${address}/en`)).text)?.[0] ?? '';
  await ask(address + file);
  await Promise.all(webs.map((web) => web.process.stop()));
  const stale = [];
  for (const path of [...publicPages, ...publicPages, file]) {
    const answer = await ask(address + path);
    if (answer.status !== 200) stale.push(`${path} ${answer.status}`);
  }
  // Also when they are too old to be served while a web answers (lib/csp/cached-page.ts).
  await pause(EXPIRED_MS);
  for (const path of publicPages) {
    const answer = await ask(address + path);
    if (answer.status !== 200) stale.push(`${path} ${answer.status}, later`);
  }
  for (const line of stale) process.stdout.write(`not served: ${line}\n`);
  const personal = ['/myPage', '/en/myPage', '/cn/search', '/booking', '/search'];
  const answered = await Promise.all(personal.map((path) => ask(address + path, { cookie })));
  const clear = answered.filter(
    ({ status, text }) =>
      status === 503 && languages.every(({ locale }) => text.includes(`<section lang="${locale}">`)),
  );
  const data = await ask(address + POINTS, { cookie });
  await Promise.all(webs.map((web) => web.start()));
  const back = await ask(`${address}/myPage`, { cookie });
  return [
    none('all webs down: public pages and files not served', stale),
    {
      measured: 'all webs down: personal pages',
      value: answered.map(({ status }) => status).join(' '),
      promise: '503, in four languages',
      kept: clear.length === personal.length,
    },
    {
      measured: 'all webs down: a call for data',
      value: `${data.status} ${JSON.parse(data.text).code}`,
      promise: '503 as a problem',
      kept: data.status === 503 && JSON.parse(data.text).code === 'unreachable',
    },
    { measured: 'webs back: the same cookie', value: back.status, promise: '200', kept: back.status === 200 },
    none(
      'lines of nginx with a path of a personal page',
      nginx
        .log()
        .split('\n')
        .filter((line) => /myPage|search|membership/.test(line)),
    ),
  ];
}
