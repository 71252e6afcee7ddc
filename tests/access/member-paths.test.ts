import { NextRequest, NextResponse } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { useEnvironment } from '../env/environment';
import { disguises, memberPaths, variants } from './my-page-corpus';

const origin = 'https://www.hotel.example';

beforeEach(() => useEnvironment({ PUBLIC_ORIGIN: origin }));

describe('S14 a page of My Page without a session', () => {
  test('the table covers the whole of My Page', () => expect(memberPaths.length).toBeGreaterThan(18));

  test.each(variants)('%s is never opened, whatever internal headers are sent along', async (_, vary) => {
    for (const path of memberPaths) {
      for (const headers of disguises) {
        const opened: string[] = [];
        const request = new NextRequest(origin + vary(path), {
          headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', ...headers },
        });
        const response = await answerRequest(request, ({ nextUrl }) => {
          opened.push(nextUrl.pathname);
          return NextResponse.next();
        });
        expect(opened, `${vary(path)} with ${Object.keys(headers)}`).toEqual([]);
        expect([307, 400, 401, 404]).toContain(response.status);
      }
    }
  });
});
