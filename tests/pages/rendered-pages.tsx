import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, beforeAll } from 'vitest';
import { sealCachedPage } from '@/lib/csp/cached-page';
import { languageOfPath } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pageKind } from '@/lib/routes/pages';
import { startWeb } from '../server/start-web';
import { inLanguage } from '../setup/root-params';

/** Draws the page of an address, as its route's `page.tsx` would be called by Next. */
export type MakePage = (searchParams: Promise<never>) => Promise<ReactNode>;

export interface PageAnswer {
  status: number;
  html: string;
  retryAfter: string | undefined;
}

export interface PageServer {
  /**
   * `leaveAfter`: what the visitor waits for before they leave without the answer.
   * @throws `left` when they have left, and what `leaveAfter` throws
   */
  ask(
    address: string,
    options?: { leaveAfter?: () => Promise<unknown>; headers?: Record<string, string> },
  ): Promise<PageAnswer>;
  /** Visitors who went before they had their answers, as far as the server has noticed. */
  left(): number;
  stop(): void;
}

async function htmlOf(tree: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree);
  return text(prelude);
}

/** `startPageServer` for all tests of a file, from its first hook on: after hooks that stand above. */
export function pageServerForFile(makerOf: (address: string) => MakePage): PageServer {
  const web = {} as PageServer;
  beforeAll(async () => {
    Object.assign(web, await startPageServer(makerOf));
  });
  afterAll(() => web.stop());
  return web;
}

/**
 * Serves pages as Next does, as far as their answers are concerned: a page is made within the request that asks for
 * it, its head leaves when all of it is made, and a public one passes through what is done before it is kept.
 * @param makerOf what draws an address
 */
async function startPageServer(makerOf: (address: string) => MakePage): Promise<PageServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? '/';
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const { locale } = languageOfPath(pathname);
    // Next hands over a name that occurs several times as a list.
    const values = [...new Set(searchParams.keys())].map((name) => {
      const all = searchParams.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    });
    const html = await inLanguage(locale, async () =>
      htmlOf(
        <PathnameContext.Provider value={pathname}>
          <NextIntlClientProvider locale={locale} timeZone="Asia/Seoul" messages={await loadMessages(locale)}>
            {await makerOf(address)(Promise.resolve(Object.fromEntries(values)) as never)}
          </NextIntlClientProvider>
        </PathnameContext.Provider>,
      ),
    );
    if (pageKind(pathname) === 'public') {
      const { page: answered } = sealCachedPage({ html });
      response.statusCode = answered.status ?? 200;
      const retryAfter = answered.headers['retry-after'];
      if (retryAfter) response.setHeader('retry-after', retryAfter);
    }
    response.end(html);
  };
  let left = 0;
  const { port, stop } = await startWeb((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) left += 1;
    });
    return answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.stack : String(error));
    });
  });
  return {
    left: () => left,
    ask: (path, { leaveAfter, headers } = {}) =>
      new Promise((resolve, reject) => {
        const asked = sendRequest({ port, path, headers }, async (response) => {
          const html = await text(response);
          resolve({ status: response.statusCode ?? 0, html, retryAfter: response.headers['retry-after'] });
        });
        asked.on('error', reject).end();
        leaveAfter?.().then(
          () => asked.destroy(new Error('left')),
          (error: Error) => asked.destroy(error),
        );
      }),
    stop,
  };
}
