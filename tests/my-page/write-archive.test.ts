import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { pointBalance, pointMonths, pointStatement } from '@/lib/hub/contract/point';
import { languages } from '@/lib/i18n/languages';
import { ArchiveTooLargeError, ArchiveWriter } from '@/lib/my-page/archive-writer';
import { type AskHub, writeArchive } from '@/lib/my-page/write-archive';
import { readArchive } from './archive-steps';

const MOVEMENTS = 50_000;
const EACH = 7;
const now = new Date('2026-11-27T09:00:00+09:00');

interface PageQuery {
  page: number;
  pageSize: number;
}

/** Newest first: all of them came in. */
function statementPage({ page, pageSize }: PageQuery) {
  const skipped = (page - 1) * pageSize;
  const entries = Array.from({ length: Math.min(pageSize, MOVEMENTS - skipped) }, (_, index) => {
    const position = skipped + index + 1;
    return {
      entryId: `entry-${position}`,
      position,
      at: new Date(now.getTime() - position * 60_000).toISOString(),
      kind: 'earned',
      points: EACH,
      sumAfter: (MOVEMENTS - position + 1) * EACH,
      description: `Stay ${((position * 2_654_435_761) % 4_294_967_296).toString(36)} at a hotel`,
    };
  });
  return { page, pageSize, mark: 1, count: MOVEMENTS, pointsIn: MOVEMENTS * EACH, pointsOut: 0, entries };
}

/** Lists are empty; every other answer is what the archive reads of it. */
const empty = {
  history: [],
  agreedTerms: [],
  changes: [],
  vouchers: [],
  choices: [],
  reservations: [],
  tableReservations: [],
  enquiries: [],
  claims: [],
  referrals: [],
  membershipNo: '1000000001',
  employeeStatus: 'N',
};

/** @param onPage gets each page of movements that the archive asks for */
const memberWith =
  (onPage: (entries: object) => void | Promise<void>): AskHub =>
  async (entry: Endpoint, input: { query?: unknown }) => {
    const answer = async () => {
      if (entry === pointStatement) {
        const page = statementPage(input.query as PageQuery);
        await onPage(page.entries);
        return page;
      }
      if (entry === pointBalance) return { balance: MOVEMENTS * EACH, tranches: [], asOf: '2026-11-27', expected: [] };
      return entry === pointMonths ? { months: [] } : empty;
    };
    return (await answer()) as never;
  };

test('fifty thousand movements are written page by page, of which only compressed bytes are held', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pages: WeakRef<object>[] = [];
  let mostHeld = 0;
  const archive = await writeArchive(
    memberWith(async (entries) => {
      pages.push(new WeakRef(entries));
      if (pages.length % 20 !== 0) return;
      // What a weak reference has been read from stays until the task ends.
      await setImmediate();
      collect();
      mostHeld = Math.max(mostHeld, pages.filter((page) => page.deref() !== undefined).length);
    }),
    languages[0],
    now,
  );
  expect(pages).toHaveLength(MOVEMENTS / 500);
  expect(mostHeld, 'this page, the one before it, and the first').toBeLessThanOrEqual(3);
  const read = await readArchive(archive);
  expect(read.text('points.json').length + read.text('points.csv').length).toBeGreaterThan(7_500_000);
  expect(archive.size).toBeLessThan(3_000_000);
  const points = read.table('points');
  expect([points.length, points.at(-1)?.sumAfter]).toEqual([MOVEMENTS, String(EACH)]);
  expect(read.json('points').pointStatement).toHaveLength(MOVEMENTS);
}, 30_000);

test('an archive that grows without end is given up', () => {
  const writer = new ArchiveWriter(now);
  const file = writer.open('noise.json');
  const noise = () =>
    crypto.getRandomValues(new Uint8Array(32_768)).reduce((text, byte) => text + String.fromCharCode(byte), '');
  expect(() => {
    for (let part = 0; part < 1_000; part += 1) file.write(noise());
  }).toThrow(ArchiveTooLargeError);
}, 30_000);
