import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languageOf, languages } from '@/lib/i18n/languages';
import { answerToTooLargeHeaders, plainPage, plainPageFor } from '@/lib/server/plain-page';

const asksForHtml = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const titleOf = (html = '') => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

describe('the page of a refused request', () => {
  it.each(languages)('links home in $locale, and runs and loads nothing', ({ locale, segment }) => {
    const { html, headers } = plainPage(400, languageOf(locale));
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`href="/${segment ?? ''}"`);
    expect(html).not.toMatch(/<script|<link|<img|\son\w+=|undefined/);
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers['content-length']).toBe(String(Buffer.byteLength(html)));
  });

  it('has other words for too many cookies than for a broken address', () => {
    const language = languageOf('en');
    expect(titleOf(plainPage(431, language).html)).not.toBe(titleOf(plainPage(400, language).html));
  });

  it.each([
    ['the address', { url: '/jp/%E0%A4%A', cookie: 'localStorageLanguage=en', 'accept-language': 'zh' }, 'ja'],
    ['the stored one', { url: '/%E0%A4%A', cookie: 'a=b; localStorageLanguage=ch', 'accept-language': 'en' }, 'zh-CN'],
    ['the browser', { url: '/%E0%A4%A', 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
    ['the default', { url: '/%E0%A4%A' }, 'ko'],
  ])('is in the language of %s', (_what, { url, ...headers }, locale) => {
    const page = plainPageFor(400, { method: 'GET', url, headers: { ...asksForHtml, ...headers } });
    expect(page?.headers['content-language']).toBe(locale);
  });

  it.each([
    ['a program that asks for no HTML', 'GET', { accept: '*/*' }],
    ['a form', 'POST', asksForHtml],
  ])('is not for %s', (_what, method, headers) => {
    expect(plainPageFor(400, { method, url: '/%E0%A4%A', headers })).toBeUndefined();
  });
});

describe('the answer to headers that are too large', () => {
  const packet = (method: string, accept = 'text/html') =>
    Buffer.from(`${method} /cn/hotels HTTP/1.1\r\nHost: a\r\nAccept: ${accept}\r\nCookie: ${'x=1; '.repeat(4_000)}`);

  it('is the page, in the language of the address', () => {
    const answer = answerToTooLargeHeaders(packet('GET')) ?? '';
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain('content-language: zh-CN\r\n');
    expect(titleOf(answer)).toBe(titleOf(plainPage(431, languageOf('zh-CN')).html));
  });

  it('has no body for HEAD, and is left to Node for programs and for what is no request', () => {
    expect(answerToTooLargeHeaders(packet('HEAD'))).toMatch(/\r\n\r\n$/);
    for (const other of [packet('POST'), packet('GET', '*/*'), Buffer.from('\x16\x03\x01'), undefined]) {
      expect(answerToTooLargeHeaders(other)).toBeUndefined();
    }
  });
});
