import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { describe, expect, it } from 'vitest';
import { sealCachedPage } from '@/lib/csp/cached-page';
import { EARLY_SCRIPT_DIGEST, nonceCsp } from '@/lib/csp/policy';
import { namesOf, thirdPartyScriptsOf } from '@/lib/csp/third-party-scripts';
import { responseHeaders } from '@/lib/server/response-headers';

const headerEnv = { PUBLIC_ORIGIN: 'http://localhost', STRICT_TRANSPORT_SECURITY: 'max-age=300' };

const grave: Severity[] = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];

/** What Google's evaluator holds against a policy, the grave findings alone: `directive value: why`. */
function graveFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => grave.includes(severity))
    .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`);
}

function keptPolicy(publicOrigin: string): string {
  process.env.PUBLIC_ORIGIN = publicOrigin;
  const { page } = sealCachedPage({ html: '<script>a()</script><script>b()</script>' });
  return String(page.headers['content-security-policy']);
}

/** As `keptPolicy`, with the tag manager, the chat or both. */
function keptPolicyWith(configured: Record<string, string>): string {
  for (const name of ['GTM_ID', 'CHAT_PLUGIN_KEY']) process.env[name] = configured[name] ?? '';
  const policy = keptPolicy('https://www.example.com');
  for (const name of ['GTM_ID', 'CHAT_PLUGIN_KEY']) delete process.env[name];
  return policy;
}

const configurations: Record<string, string>[] = [
  { GTM_ID: 'GTM-TEST' },
  { CHAT_PLUGIN_KEY: 'key' },
  { GTM_ID: 'GTM-TEST', CHAT_PLUGIN_KEY: 'key' },
];

const nonce = 'c2l4dGVlbi1ieXRlcy1sb25n';

describe('S40 an evaluator of policies', () => {
  it('finds what it looks for: it holds inline scripts, a foreign host and a missing object-src against a policy', () => {
    expect(graveFindings("script-src 'unsafe-inline' https://cdn.example.com").length).toBeGreaterThan(1);
  });

  it.each([
    ['a kept page by https', keptPolicy('https://www.example.com')],
    ['a kept page by http', keptPolicy('http://localhost:3000')],
    ['a personal page by https', nonceCsp(nonce, { https: true })],
    ['a personal page by http', nonceCsp(nonce, { https: false })],
    ['a handler', String(responseHeaders('/api/session/viewer', headerEnv)['content-security-policy'])],
  ])('finds nothing grave in the policy of %s', (_name, policy) => {
    expect(graveFindings(policy)).toEqual([]);
  });
});

describe.each(configurations)('S40 scripts of others, configured by %o', (configured) => {
  const kept = keptPolicyWith(configured);
  const personal = nonceCsp(nonce, { https: true, outside: namesOf(thirdPartyScriptsOf(configured)) });
  const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

  it('leave nothing grave in either kind of policy', () => {
    expect(graveFindings(kept)).toEqual([]);
    expect(graveFindings(personal)).toEqual([]);
  });

  it('run by who loads them on personal pages, by their paths on cached ones, never by a host, a scheme or a wildcard', () => {
    expect(scripts(personal)).toBe(`'nonce-${nonce}' 'sha256-${EARLY_SCRIPT_DIGEST}' 'strict-dynamic'`);
    expect(scripts(kept)).toMatch(/^'self'( 'sha256-[\w+/]+={0,2}'){2}( https:\/\/[\w.]+\/[\w./]+)+$/);
  });

  it('may send to and load from their own makers alone', () => {
    for (const policy of [kept, personal]) {
      expect(policy.includes('google'), 'the tag manager').toBe('GTM_ID' in configured);
      expect(policy.includes('channel.io'), 'the chat').toBe('CHAT_PLUGIN_KEY' in configured);
      for (const [source] of policy.matchAll(/(?:https|wss):\S*[^;\s]/g)) {
        expect(source).toMatch(
          /^(https|wss):\/\/(\*\.|www\.)((desk-ws\.|front-ws\.)?channel\.io|channel\.app|google-analytics\.com|analytics\.google\.com|googletagmanager\.com|google\.com|googletagmanager\.com\/(gtm\.js|gtag\/))$|^https:\/\/cdn\.channel\.io\/plugin\/$/,
        );
      }
    }
  });
});

describe('S40 insecure requests', () => {
  it('are upgraded where the site is reached by https, and left alone on a local machine', () => {
    expect(keptPolicy('https://www.example.com')).toContain('; upgrade-insecure-requests');
    expect(nonceCsp(nonce, { https: true })).toContain('; upgrade-insecure-requests');
    expect(keptPolicy('http://localhost:3000')).not.toContain('upgrade');
    expect(nonceCsp(nonce, { https: false })).not.toContain('upgrade');
  });
});
