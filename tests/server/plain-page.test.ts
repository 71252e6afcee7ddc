import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languageOf, languages } from '@/lib/i18n/languages';
import { plainPage, plainPageFor } from '@/lib/server/plain-page';

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
