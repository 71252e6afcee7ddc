import { type RenderResult, render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import auth from '@/messages/ko/auth.json';
import booking from '@/messages/ko/booking.json';
import centre from '@/messages/ko/centre.json';
import common from '@/messages/ko/common.json';
import myPage from '@/messages/ko/myPage.json';
import problems from '@/messages/ko/problems.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';

export const words = myPage;

/** What the BFF answers: a JSON body with its status, or no connection. */
export type BffAnswer = { status?: number; body: unknown } | 'noConnection';

/** Puts an answering machine in the BFF's place; what was asked can be read from what it returns. */
export function answerBff(answer: (method: string, path: string, body: unknown) => BffAnswer | Promise<BffAnswer>) {
  const fetched = vi.fn(async (path: string, init: SentRequest) => {
    const isJson = init.headers.get('content-type') === 'application/json';
    const body: unknown = isJson ? JSON.parse(init.body ?? '') : undefined;
    const result = await answer(init.method, path, body);
    if (result === 'noConnection') throw new TypeError('no connection');
    const { status = 200 } = result;
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const date = new Date().toUTCString();
    return Response.json(result.body, { status, headers: { 'content-type': type, date } });
  });
  stubFetch(fetched);
  return fetched;
}

/** A failed answer of the BFF, as its problem family has it. */
export function problem(status: number, code: string, facts: object = {}): BffAnswer {
  return { status, body: { type: 'about:blank', title: code, status, code, requestId: 'test', ...facts } };
}

/** Stands for the router of a page: what was asked of it can be read. */
export const router = {
  refresh: vi.fn(),
  push: vi.fn(),
  replace: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  prefetch: vi.fn(),
  hmrRefresh: vi.fn(),
  experimental_gesturePush: vi.fn(),
  bfcacheId: 'test',
};

/** Draws a part of My Page in Korean. */
export function renderAsMember(part: ReactNode, pathname = '/myPage'): RenderResult {
  return render(part, {
    wrapper: ({ children }) => (
      <AppRouterContext.Provider value={router}>
        <PathnameContext.Provider value={pathname}>
          <NextIntlClientProvider
            locale="ko"
            timeZone="Asia/Seoul"
            messages={{
              auth,
              myPage,
              problems,
              centre,
              booking,
              common,
            }}
          >
            {children}
          </NextIntlClientProvider>
        </PathnameContext.Provider>
      </AppRouterContext.Provider>
    ),
  });
}
