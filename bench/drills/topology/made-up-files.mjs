import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs } from '../cpu.mjs';
import { none } from '../figures.mjs';

/** As many as nginx lets through from one address without a wait (`delay` of nginx.conf). */
const NAMES = 30;
const IDLE_AT_LEAST_MS = 500;
/** A page of Next's that says so takes 30 ms and more. */
const LIMIT_MS = 5;

const shapes = {
  'a picture': (name) => `/pictures/${name}`,
  'a picture of a hotel': (name) => `/pictures/haneul-namsan/${name}`,
  'a picture, deeper': (name) => `/pictures/a/b/c/${name}`,
  'a manifest': (name) => `/manifests/${name}`,
  'a manifest, deeper': (name) => `/manifests/a/${name}`,
  'a sitemap, deeper': (name) => `/sitemaps/a/${name}`,
  'a typeface': (name) => `/fonts/${name}.woff2`,
  'a built file': (name) => `/_next/${name}.js`,
  'a handler': (name) => `/api/${name}`,
  'a proxied call': (name) => `/api/hub/${name}`,
};

/** What may exist and does not: nginx stores none of these names. */
const plausible = {
  'a picture': (name) => `/pictures/haneul-namsan/${name}-640.avif`,
  'a preview': (name) => `/pictures/preview/en/hotel/${name}.0123456789abcdef.jpg`,
  'a changed preview': (_, n) => `/pictures/preview/en/hotel/haneul-namsan.${String(n).padStart(16, '0')}.jpg`,
  'a sitemap': (_, n) => `/sitemaps/${n + 900}.xml`,
};

/** Made-up names, each once, from one address for each shape. */
export async function madeUpFiles({ address, webs }) {
  const cpu = () => webs.reduce((sum, web) => sum + cpuMs(web.process.pid), 0);
  let visitor = 100;
  const all = async (make, count) => {
    visitor += 1;
    const headers = { 'x-forwarded-for': `192.0.2.${visitor}` };
    const answers = [];
    for (let n = 0; n < count; n += 1)
      answers.push(await fetch(address + make(`q${n}x`, n), { headers, redirect: 'manual' }));
    return answers;
  };
  const rows = [];
  for (const [what, make] of Object.entries(shapes)) {
    const [before, beganAt] = [cpu(), performance.now()];
    const answers = await all(make, NAMES);
    const [after, tookMs] = [cpu(), performance.now() - beganAt];
    // What the webs do without requests, in the same time.
    const idleForMs = Math.max(tookMs, IDLE_AT_LEAST_MS);
    await pause(idleForMs);
    const idleMs = ((cpu() - after) * tookMs) / idleForMs;
    const ms = Math.max(0, after - before - idleMs) / NAMES;
    rows.push({
      measured: `${what} that is made up: CPU, statuses`,
      value: `${ms.toFixed(1)} ms (idle ${(idleMs / NAMES).toFixed(1)}), ${[...new Set(answers.map(({ status }) => status))]}`,
      promise: `at most ${LIMIT_MS} ms, 404`,
      kept: ms <= LIMIT_MS && answers.every(({ status }) => status === 404),
    });
  }
  const stored = [];
  for (const make of [...Object.values(shapes), ...Object.values(plausible)]) {
    await all(make, 2);
    stored.push(...(await all(make, 2)).filter(({ headers }) => headers.get('x-cache') === 'HIT'));
  }
  return [...rows, none('made-up names that nginx stored', stored)];
}
