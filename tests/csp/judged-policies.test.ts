// @vitest-environment node
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { describe, expect, it } from 'vitest';
import { type KeptPage, sealKeptPage } from '@/lib/csp/kept-page';
import { nonceCsp } from '@/lib/csp/policy';
import { answerHeaders } from '@/lib/observability/answer-headers';

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
  const page: KeptPage = { html: '<script>a()</script><script>b()</script>' };
  sealKeptPage(page);
  return String(page.headers?.['content-security-policy']);
}

const nonce = 'c2l4dGVlbi1ieXRlcy1sb25n';

describe('S40 an evaluator of policies', () => {
  it('is awake: it holds inline scripts, a foreign host and a missing object-src against a policy', () => {
    expect(graveFindings("script-src 'unsafe-inline' https://cdn.example.com").length).toBeGreaterThan(1);
  });

  it.each([
    ['a kept page by https', keptPolicy('https://www.example.com')],
    ['a kept page by http', keptPolicy('http://localhost:3000')],
    ['a personal page by https', nonceCsp(nonce, { https: true })],
    ['a personal page by http', nonceCsp(nonce, { https: false })],
    ['a handler', String(answerHeaders('/api/session/viewer', 'http://localhost')['content-security-policy'])],
  ])('finds nothing grave in the policy of %s', (_name, policy) => {
    expect(graveFindings(policy)).toEqual([]);
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
