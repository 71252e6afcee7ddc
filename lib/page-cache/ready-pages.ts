import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide.ts';
import type { CachedCopy } from '../request/request-context.ts';
import { isOutdated } from './heard-changes.ts';
import type { Form } from './wanted-form.ts';

/** Some 300 pages in all forms; Next keeps 50 MB of them as text. */
const MOST_BYTES = 48 * 1024 * 1024;

export interface ReadyPage extends Omit<CachedCopy, 'html'> {
  /** Of the page, whatever its form. */
  headers: OutgoingHttpHeaders;
  forms: Map<Form, Buffer>;
  begun: Set<Form>;
}

const pages = () =>
  processWide(
    'ready pages',
    () =>
      new LRUCache<string, ReadyPage>({
        maxSize: MOST_BYTES,
        // Compressed forms come later, and are less than half of it.
        sizeCalculation: ({ forms }) => Math.ceil((forms.get('identity')?.length ?? 0) * 1.5),
      }),
  );

// A level more costs much time and saves next to nothing (docs/performance.md).
const makers: Record<Exclude<Form, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
};

/** Undefined too for a page that has to be made anew: then Next decides what is answered meanwhile. */
export function readyPage(address: string, nowMs = Date.now()): ReadyPage | undefined {
  const page = pages().get(address);
  return page === undefined || nowMs > page.freshUntilMs || isOutdated(page.key, page.madeAtMs) ? undefined : page;
}

export function keepReady(address: string, { html, ...copy }: CachedCopy, headers: OutgoingHttpHeaders): ReadyPage {
  const page: ReadyPage = { ...copy, headers, forms: new Map([['identity', Buffer.from(html)]]), begun: new Set() };
  pages().set(address, page);
  return page;
}

/** Once for each form, by a thread of its own: whoever asks before it is made gets Next's answer. */
export async function makeForm({ forms, begun }: ReadyPage, form: Form): Promise<void> {
  const whole = forms.get('identity');
  if (form === 'identity' || whole === undefined || begun.has(form)) return;
  begun.add(form);
  forms.set(form, await makers[form](whole));
}

/** A newer page was made. @param key of Next's cache */
export function forgetReady(key: string): void {
  for (const [address, page] of pages().entries()) if (page.key === key) pages().delete(address);
}
