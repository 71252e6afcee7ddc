import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import ky from 'ky';
import { languages } from '../i18n/languages.ts';
import { localizedPath } from '../i18n/localized-path.ts';
import { processWide } from '../process-wide.ts';
import { paths } from '../routes/paths.ts';

/** The commonest pages: public ones, which ask the hub where no cache has them, and those rendered for each request. */
const PAGES = [
  ...languages.flatMap(({ locale }) => [paths.home(), paths.hotels()].map((path) => localizedPath(locale, path))),
  paths.search(),
  paths.membershipLogin(),
];
/** A hub that hangs, or a machine without a free core, keeps no process out of service for longer. */
const WITHIN_MS = 15_000;

/** The route of its requests in logs and metrics: they are slower than those of visitors, and no visitor waits for them. */
export const WARM_UP_ROUTE = 'warm-up';

const state = () => processWide('warm-up', (): { requestId?: string } => ({}));

export const isWarmingUp = (): boolean => state().requestId !== undefined;

export const isOfWarmUp = (requestId: string): boolean => requestId === state().requestId;

type Get = (path: string) => Promise<Response>;
interface Options {
  /** Runs before the pages, with requests of the warm-up; its failure is no reason to stop. */
  before?: (get: Get) => Promise<unknown>;
  withinMs?: number;
}

/**
 * Renders the commonest pages once, which asks the hub. Resolves whatever it answers, since each failure has its line in
 * the log: a process is ready for visitors then, and an outage is shown to them by each process in the same way.
 */
export async function warmUp(
  origin: string,
  { before = async () => undefined, withinMs = WITHIN_MS }: Options = {},
): Promise<void> {
  const requestId = randomUUID();
  state().requestId = requestId;
  const headers = { accept: 'text/html', 'accept-language': 'ko', 'x-request-id': requestId };
  const options = { headers, redirect: 'manual', retry: 0, timeout: withinMs, throwHttpErrors: false } as const;
  const get: Get = (path) => ky(origin + path, options);
  const renderAll = async () => {
    await before(get).catch((error: unknown) => {
      process.stderr.write(`What runs before the warm-up has failed: ${String(error)}\n`);
    });
    for (const path of PAGES) {
      if (!isOfWarmUp(requestId)) return;
      await get(path)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  };
  await Promise.race([renderAll(), pause(withinMs, undefined, { ref: false })]);
  state().requestId = undefined;
}
