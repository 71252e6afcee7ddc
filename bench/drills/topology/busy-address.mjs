import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '../../../lib/i18n/languages.ts';
import { timed } from '../arrivals.mjs';
import { none } from '../figures.mjs';
import { ask } from '../visitor.mjs';

/** Of nginx.conf: pages of one address. */
const PER_SECOND = 10;
const BURST = 50;
const BUSY_SECONDS = 6;

/** One address that searches without end is slowed down, and refused; others are answered meanwhile. */
export async function busyAddress({ address }) {
  const from = (visitor) => ({ headers: { 'x-forwarded-for': visitor } });
  const beganAt = performance.now();
  const isOver = () => performance.now() - beganAt > BUSY_SECONDS * 1000;
  const busy = [];
  const searching = Array.from({ length: 120 }, async (_, n) => {
    while (!isOver()) busy.push(await ask(`${address}/en/search?hotel=haneul-namsan&adults=${n}`, from('192.0.2.1')));
  });
  const others = [];
  while (!isOver()) {
    others.push(await timed({}, () => ask(`${address}/en/search`, from(`198.51.100.${others.length % 250}`))));
    await pause(500);
  }
  await Promise.all(searching);
  const seconds = (performance.now() - beganAt) / 1000;
  const refused = busy.filter(({ status }) => status === 429);
  const most = BURST + PER_SECOND * Math.ceil(seconds);
  return [
    {
      measured: `one address searches for ${BUSY_SECONDS} s: pages, refused`,
      value: `${busy.length - refused.length}, ${refused.length}`,
      promise: `at most ${most}, some, in four languages`,
      kept:
        busy.length - refused.length <= most &&
        refused.length > 0 &&
        refused.every(({ text }) => languages.every(({ locale }) => text.includes(`<section lang="${locale}">`))),
    },
    none(
      'others who are not answered meanwhile',
      others.filter(({ status }) => status !== 200),
    ),
    {
      measured: 'others meanwhile, the slowest',
      value: `${Math.round(Math.max(...others.map(({ ms }) => ms)))} ms of ${others.length}`,
      promise: 'at most 5 s',
      kept: others.every(({ ms }) => ms <= 5_000),
    },
  ];
}
