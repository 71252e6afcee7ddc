import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, sealCachedPage } from '@/lib/csp/cached-page';
import { EARLY_SCRIPT_DIGEST, nonceCsp } from '@/lib/csp/policy';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('inline script hashes', () => {
  it('hashes what a browser would run, once each, exactly', () => {
    const html = `<script>a()</script><script id="x">b("</div>")\n</script><script>a()</script>`;
    expect(inlineScriptHashes(html)).toEqual([sha256('a()'), sha256('b("</div>")\n')]);
  });

  it('leaves out external scripts and data blocks', () => {
    const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('keeps module scripts', () => {
    expect(inlineScriptHashes('<script type="module">m()</script>')).toEqual([sha256('m()')]);
  });
});

describe('S40 a cached page', () => {
  it('carries a policy of its own hashes, without unsafe-inline or unsafe-eval for scripts (SECURITY 40)', () => {
    const { page, isKept } = sealCachedPage({ html: '<script>a()</script>' });
    expect(isKept).toBe(true);
    const csp = String(page.headers['content-security-policy']);
    const scripts = csp.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' 'sha256-${sha256('a()')}'`);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(csp).toContain(part);
  });

  it.each(['<script>a()</script>', '<main data-not-found="true"></main>', '<main data-hub-unavailable="true"></main>'])(
    'is a copy: what Next has rendered stays as it is (%s)',
    (html) => {
      const rendered = { html, headers: { 'x-next-cache-tags': 'a' }, status: 200 };
      const before = structuredClone(rendered);
      expect(sealCachedPage(rendered).page).not.toEqual(before);
      expect(rendered).toEqual(before);
    },
  );

  it('that found nothing is not kept, so that invented addresses cannot fill the disk', () => {
    expect(sealCachedPage({ html: '<main></main>', status: 404 }).isKept).toBe(false);
    expect(sealCachedPage({ html: '<main id="content" data-not-found="true"></main>' })).toMatchObject({
      isKept: false,
      page: { status: 404, headers: { 'cache-control': 'private, no-store' } },
    });
  });

  it.each(['data-not-found="true"', 'data-hub-unavailable="true"', '<main data-not-found="true"', ' nonce="x"'])(
    'is not taken for another one by a text of the hub’s: %s',
    (text) => {
      // React sends a text of 1,024 characters or more by its length, with its quotes as they are.
      const long = text + 'x'.repeat(1_100);
      const rows = `0:["$","p",null,{"children":"$1"}]\n1:T${Buffer.byteLength(long).toString(16)},${long}`;
      const data = JSON.stringify([1, rows]).replaceAll('<', '\\u003c');
      const html = `<main id="content"></main><script>self.__next_f.push(${data})</script>`;
      expect(sealCachedPage({ html })).toMatchObject({ isKept: true, page: { html } });
    },
  );

  it('with a nonce is not kept', () => {
    expect(sealCachedPage({ html: '<script async="" nonce="x"></script>' }).isKept).toBe(false);
  });

  it('under an address without a language segment varies by what decides the language', () => {
    const varyOf = (lang: string) => sealCachedPage({ html: `<html lang="${lang}"></html>` }).page.headers.vary;
    expect(varyOf('ko')).toBe('accept-language, cookie, sec-fetch-site');
    expect(varyOf('en')).toBeUndefined();
  });

  it('that could not reach the hub is answered 503 and not kept', () => {
    expect(sealCachedPage({ html: '<main id="content" data-hub-unavailable="true"></main>' })).toMatchObject({
      isKept: false,
      page: { status: 503, headers: { 'cache-control': 'private, no-store', 'retry-after': '5' } },
    });
  });
});

describe('S40 a personal page', () => {
  it('has a nonce with strict-dynamic and nothing unsafe in production', () => {
    const scripts = nonceCsp('abc', { https: true })
      .split('; ')
      .find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'nonce-abc' 'sha256-${EARLY_SCRIPT_DIGEST}' 'strict-dynamic'`);
  });
});
