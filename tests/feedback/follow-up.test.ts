import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest, NextResponse } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { feedbackAddress } from '@/lib/feedback/feedback-address';
import { followUpOf, followUpOfFragment, takeFollowUp } from '@/lib/feedback/follow-up';
import { config } from '@/middleware';
import { useEnvironment } from '../env/environment';

const origin = 'http://localhost:3000';
const followUp = { vocId: 'VOC-1a2b', cstNo: 'a+/b=&c' };
const link = new URLSearchParams(followUp);

describe('the address of the feedback site', () => {
  const visit = { base: 'https://voc.example', cstNo: 'e+n/c=', accessToken: 't o&k' } as const;

  it.each(['ko', 'en', 'jp', 'ch'] as const)(
    'carries lang=%s in the internal code, cstNo and accessToken',
    (language) => {
      const address = new URL(feedbackAddress({ ...visit, language }));
      expect(address.origin + address.pathname).toBe('https://voc.example/parnasvoc.do');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        lang: language,
        cstNo: 'e+n/c=',
        accessToken: 't o&k',
      });
    },
  );

  it('is the follow-up’s with a vocId', () => {
    const address = new URL(feedbackAddress({ ...visit, language: 'ko', vocId: 'V-1' }));
    expect(address.pathname).toBe('/parnasdistart.do');
    expect(address.searchParams.get('vocId')).toBe('V-1');
  });
});

describe('the two parameters of a follow-up', () => {
  it.each([
    ['vocId=V-1', 'the customer number is missing'],
    ['cstNo=x', 'the number of the feedback is missing'],
    ['vocId=&cstNo=x', 'an empty number'],
    ['vocId=V-1&vocId=V-2&cstNo=x', 'one of them twice'],
    ['vocId=V-1&cstNo=x&cstNo=y', 'the other one twice'],
    ['vocId=%3Cscript%3E&cstNo=x', 'a number that can be none'],
    [`vocId=${'9'.repeat(65)}&cstNo=x`, 'a number that is too long'],
    [`vocId=V-1&cstNo=${'x'.repeat(1001)}`, 'a customer number that is too long'],
  ])('%s are none: %s', (query) => {
    const values = new URLSearchParams(query);
    expect(followUpOf(values)).toBeNull();
    expect(takeFollowUp(values)).toBe('');
    expect(values.size).toBe(0);
  });

  it('leave the query, and go on behind the #', () => {
    const query = new URLSearchParams({ ...followUp, checkIn: '2026-12-01' });
    const fragment = takeFollowUp(query);
    expect(query.toString()).toBe('checkIn=2026-12-01');
    expect(followUpOfFragment(fragment ?? '')).toEqual(followUp);
    expect(takeFollowUp(query), 'nothing was there').toBeNull();
    expect(followUpOfFragment('#customer:vocId=V-1&cstNo=x')).toBeNull();
  });
});

describe('a link with a follow-up', () => {
  beforeAll(() => useEnvironment());
  const arriveAt = async (path: string, headers: Record<string, string> = {}) => {
    const request = new NextRequest(origin + path, { headers: { accept: 'text/html', ...headers } });
    const response = await answerRequest(request, () => NextResponse.next());
    return new URL(response.headers.get('location') ?? '', origin);
  };

  it.each([
    [`/?${link}`, 'ko', '/Voc'],
    [`/?${link}`, 'ja', '/jp/Voc'],
    [`/en/hotels?${link}`, 'ko', '/en/Voc'],
    [`/?lang=cn&${link}`, 'ko', '/cn/Voc'],
    [`/myPage?${link}`, 'ko', '/Voc'],
  ])('%s of a reader of %s leads to %s, where it is stored', async (path, reads, pathname) => {
    const target = await arriveAt(path, { 'accept-language': reads });
    expect([target.origin, target.pathname, target.search]).toEqual([origin, pathname, '']);
    expect(followUpOfFragment(target.hash)).toEqual(followUp);
  });

  it('that is incomplete is cleaned, and the page stays', async () => {
    expect((await arriveAt('/en/hotels?vocId=V-1&room=2-0')).href).toBe(`${origin}/en/hotels?room=2-0`);
  });

  it.each(['vocId', 'cstNo'])('comes through the middleware also on public pages, for %s alone', (name) => {
    const matches = (url: string) => doesMiddlewareMatch({ config, nextConfig: {}, url });
    expect(matches(`/en/hotels?${name}=x`)).toBe(true);
  });
});
