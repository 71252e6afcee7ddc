import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from '@/lib/csp/cached-page';
import { type CreateServer, nextProblems, nodeProblems } from '@/lib/server/self-test';

test('this Node does what the product leans on, and says so in little time', async () => {
  const beganAt = performance.now();
  expect(await nodeProblems()).toEqual([]);
  // 30 to 70 ms on an idle machine.
  expect(performance.now() - beganAt).toBeLessThan(2_000);
});

const brokenNodes: [string, CreateServer, RegExp][] = [
  ['without limits of time', (_options, listener) => createServer({}, listener), /headersTimeout/],
  [
    'that looks at heads alone',
    (options, listener) => createServer({ ...options, requestTimeout: 0 }, listener),
    /requestTimeout/,
  ],
  [
    'that says of each ended answer that it has no error',
    (options, listener) =>
      createServer(options, (request, response) => {
        Object.defineProperty(response, 'errored', { value: null });
        listener(request, response as ServerResponse & { req: typeof request });
      }),
    /errored/,
  ],
];
test.concurrent.each(brokenNodes)('a Node %s is named in one sentence', async (_which, broken, sentence) => {
  const problems = await nodeProblems(broken);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect(problems[0]).toContain(`Node ${process.versions.node} `);
});

const html = '<html><script>start()</script></html>';
const policy = `script-src ${inlineScriptHashes(html).map((hash) => `'sha256-${hash}'`)}`;
const nextWith =
  (headers: Record<string, string>, status = 200) =>
  async () =>
    new Response(html, { status, headers });

test.each([
  ['that caches', { 'content-security-policy': policy, 'x-nextjs-cache': 'HIT' }, 200, []],
  ['without hashes of scripts', { 'x-nextjs-cache': 'HIT' }, 200, [expect.stringContaining('hashes of their scripts')]],
  ['that renders again', { 'content-security-policy': policy }, 200, [expect.stringContaining('cache handler')]],
  ['that cannot show the page', {}, 503, []],
])('a Next %s', async (_which, headers, status, problems) => {
  expect(await nextProblems(nextWith(headers, status))).toEqual(problems);
});

test('a Next that renders the page once more, because a change of the hub has arrived meanwhile, caches', async () => {
  const states = ['MISS', 'MISS', 'HIT'];
  const problems = await nextProblems(async () => {
    const headers = { 'content-security-policy': policy, 'x-nextjs-cache': states.shift() ?? 'MISS' };
    return new Response(html, { headers });
  });
  expect(problems).toEqual([]);
});
