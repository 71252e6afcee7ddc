import { beforeEach, describe, expect, it } from 'vitest';
import { sealCachedPage } from '@/lib/csp/cached-page';
import { thirdPartyScriptsOf } from '@/lib/csp/third-party-scripts';

const html = '<script src="/_next/static/a.js" async=""></script><script>c()</script>';
const policyOf = () => String(sealCachedPage({ html }).page.headers['content-security-policy']);

beforeEach(() => {
  for (const name of ['PUBLIC_ORIGIN', 'GTM_ID', 'CHAT_PLUGIN_KEY']) delete process.env[name];
});

describe('S40 the policy of a cached page', () => {
  it('names no third party where none is configured', () => {
    const without = policyOf();
    expect(without).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^' ]+'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'$/,
    );
    Object.assign(process.env, { GTM_ID: '', CHAT_PLUGIN_KEY: ' ' });
    expect(policyOf()).toBe(without);
  });

  it.each([
    [{ GTM_ID: 'GTM-TEST' }, 'https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/'],
    [{ CHAT_PLUGIN_KEY: 'key' }, 'https://cdn.channel.io/plugin/'],
  ])('names the files of %o by their paths', (configured, files) => {
    Object.assign(process.env, configured);
    expect(policyOf()).toMatch(new RegExp(`script-src 'self' 'sha256-[^' ]+' ${files.replaceAll('.', '\\.')};`));
  });
});

it('S40 a page that is sealed again stays as it is', () => {
  const once = sealCachedPage({ html });
  expect(sealCachedPage(once.page).page).toEqual(once.page);
});

describe('S40 what is configured', () => {
  it('is tracked by its id, and nothing is tracked without one', () => {
    expect(thirdPartyScriptsOf({})).toBeNull();
    expect(thirdPartyScriptsOf({ GTM_ID: ' ', CHAT_PLUGIN_KEY: '' })).toBeNull();
    expect(thirdPartyScriptsOf({ GTM_ID: 'GTM-A' })).toEqual({ tagManagerId: 'GTM-A' });
    expect(thirdPartyScriptsOf({ CHAT_PLUGIN_KEY: ' key ' })).toEqual({ chatPluginKey: 'key' });
  });
});
