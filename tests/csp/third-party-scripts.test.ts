import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sealCachedPage } from '@/lib/csp/cached-page';
import { withIntegrity } from '@/lib/csp/script-integrity';
import { thirdPartyScriptsOf } from '@/lib/csp/third-party-scripts';

const html =
  '<link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="script" href="/_next/static/b.js"/>' +
  '<script src="/_next/static/a.js" async=""></script><script>c()</script><img src="/x.webp"/>';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

beforeEach(() => {
  for (const name of ['PUBLIC_ORIGIN', 'GTM_ID', 'CHAT_PLUGIN_KEY']) delete process.env[name];
});

describe('S40 script files of a cached page', () => {
  it('are given their digests, with the hints that fetch them early, and nothing else is', () => {
    const marked = withIntegrity(html, (address) => `digest-of-${address.at(-4)}`);
    expect(marked.html).toBe(
      '<link rel="stylesheet" href="/_next/static/a.css"/>' +
        '<link rel="preload" as="script" href="/_next/static/b.js" integrity="sha256-digest-of-b"/>' +
        '<script src="/_next/static/a.js" async="" integrity="sha256-digest-of-a"></script><script>c()</script>' +
        '<img src="/x.webp"/>',
    );
    expect(marked.digests).toEqual(['digest-of-b', 'digest-of-a']);
  });

  it('stay as they are where no script of others is configured, to the byte', () => {
    for (const [GTM_ID, CHAT_PLUGIN_KEY] of [
      [undefined, undefined],
      ['', ' '],
    ]) {
      Object.assign(process.env, GTM_ID === undefined ? {} : { GTM_ID, CHAT_PLUGIN_KEY });
      const { page } = sealCachedPage({ html });
      expect(page.html).toBe(html);
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'self'; script-src 'self' 'sha256-[^' ]+'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'$/,
      );
    }
  });

  it('are not sealed twice: what was kept comes back as it was', () => {
    process.env.GTM_ID = 'GTM-TEST';
    const once = sealCachedPage({ html }, sha256);
    expect(sealCachedPage(once.page)).toEqual(once);
  });
});

describe('S40 what is configured', () => {
  it('is tracked by its id, and nothing is tracked without one', () => {
    expect(thirdPartyScriptsOf({})).toBeNull();
    expect(thirdPartyScriptsOf({ GTM_ID: ' ', CHAT_PLUGIN_KEY: '' })).toBeNull();
    expect(thirdPartyScriptsOf({ GTM_ID: 'GTM-A' })).toEqual({ tagManagerId: 'GTM-A' });
    expect(thirdPartyScriptsOf({ CHAT_PLUGIN_KEY: ' key ' })).toEqual({ chatPluginKey: 'key' });
  });
});
