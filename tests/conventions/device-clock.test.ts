import { expect, it } from 'vitest';
import { isClient, productModules, reachedFrom } from '../../scripts/structure/browser-files';
import { withoutComments } from '../../scripts/structure/source-files';

/** What reads the time of day: not `new Date(value)`, which only formats or computes. */
const readsClock = /\bDate\.now\b|\bnew Date\(\)|\bDateTime\.(now|local|utc)\(\)|\bperformance\.timeOrigin\b/;

const exceptions: Record<string, string> = {
  'lib/bff/server-clock.ts': 'measures the time since the last answer of the server',
  'lib/bff/token-sync.ts': 'measures the pause between two of its own questions',
  'lib/browser-storage/attempts.ts':
    'measures the time between two events of this browser; a wrong clock asks a question too often, or not at all',
  'lib/chat/join-channel.ts': 'measures the time between two arrivals at this browser',
  'lib/analytics/queue-tags.ts': 'the vendor documents this value',
};

it('the browser takes days and deadlines from the server: the clock of a device can be wrong by years', () => {
  const sources = productModules();
  const inBrowser = reachedFrom(
    sources,
    [...sources.values()].filter(({ text }) => isClient(text)),
  );
  const readers = [...inBrowser].filter(({ text }) => readsClock.test(withoutComments(text))).map(({ path }) => path);
  expect(readers, 'use a `today` prop, useSeoulDay, useSecondsLeft or serverNow').toEqual(
    expect.arrayContaining(Object.keys(exceptions)),
  );
  expect(readers.filter((path) => !Object.hasOwn(exceptions, path))).toEqual([]);
});
