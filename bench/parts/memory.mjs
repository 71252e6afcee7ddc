import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../scripts/setup/project.mjs';
import { heldMemory } from '../drills/held-memory.mjs';
import { logIn } from '../drills/visitor.mjs';
import { sessionsLike } from '../load/many-sessions.mjs';
import { ask, median, pinApart } from '../load/paired-cpu.mjs';
import { residentBytes } from '../load/process-figures.mjs';
import { startHub, startWebOf } from '../load/start-measured.mjs';

const [FIRST, LAST] = [10_000, 100_000];
const CONNECTIONS = 8;
const SETTLE_SECONDS = 5;
const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const languages = ['', '/en', '/jp', '/cn'];
const spoken = ['ko', 'en', 'ja', 'zh-CN'];
const publicPages = [
  '/hotels',
  '/hotels/haneul-namsan',
  '/hotels/oreum-jeju',
  '/dining',
  '/rewards',
  '/terms',
  '/help',
];

/** Of twenty visitors: cached pages in four languages, reads, the viewer, a search of other nights, and My Page. */
function visit(number) {
  const language = number % languages.length;
  const prefix = languages[language];
  const inLanguage = (path) => ({ path: prefix + path, language: spoken[language] });
  const kind = Math.floor(number / languages.length) % 20;
  if (kind === 0) return { ...inLanguage('/myPage'), isMember: true };
  if (kind === 1) {
    const from = 7 + (number % 60);
    return inLanguage(`/search?checkIn=${seoulDay(from)}&checkOut=${seoulDay(from + 2)}&room=2-0`);
  }
  if (kind < 4) return { path: '/api/session/viewer', language: 'ko', isMember: true };
  if (kind < 8) return { path: '/api/hub/membership/point', language: 'ko', isMember: true };
  return inLanguage(publicPages[number % publicPages.length]);
}

/** What the web holds after 100,000 requests of as many sessions, beside what it held after 10,000. */
export async function memory(folder) {
  const hub = await startHub(folder);
  const probe = heldMemory(folder);
  const web = await startWebOf(folder, 'web', hub, probe.env);
  const cookies = await sessionsLike(await logIn(web.address), web.address, LAST);
  pinApart({ servers: [web], others: [hub] });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let number = 0;
  const untilRequest = (last) =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (number < last) {
          const { path, language, isMember } = visit(number);
          const cookie = isMember ? { cookie: cookies[number] } : {};
          number += 1;
          if (number % 10_000 === 0) say(`${number} requests, ${Math.round(residentBytes(web.pid) / 1e6)} MB`);
          const headers = { 'accept-encoding': 'gzip', 'accept-language': language, 'x-bff': '1', ...cookie };
          const { status } = await ask(web.address + path, headers, agent);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
        }
      }),
    );
  const figures = async () => {
    const resident = [];
    for (let second = 0; second < SETTLE_SECONDS; second += 1) {
      await pause(1_000);
      resident.push(residentBytes(web.pid));
    }
    const descriptors = readdirSync(`/proc/${web.pid}/fd`).length;
    const { heapUsed, external } = await probe.read(web);
    return { resident: median(resident), descriptors, held: heapUsed + external };
  };
  await untilRequest(FIRST);
  const first = await figures();
  await untilRequest(LAST);
  const last = await figures();
  agent.destroy();
  const row = (name, of, unit, size, aim) => ({
    name,
    unit,
    value: last[of] / size,
    yardstick: `after ${FIRST.toLocaleString('en')}`,
    yardstickValue: first[of] / size,
    ratio: last[of] / first[of],
    ...aim,
  });
  const after = `after ${LAST.toLocaleString('en')} requests`;
  return [
    row(`resident memory ${after}`, 'resident', 'MB', 1e6, { atMost: 1.1 }),
    row(`held after collection ${after}`, 'held', 'MB', 1e6),
    row(`descriptors ${after}`, 'descriptors', 'open', 1, { atMost: 1 }),
  ];
}
