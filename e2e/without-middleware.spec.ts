import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../lib/hub/contract/contract';
import type { Endpoint } from '../lib/hub/contract/endpoint';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { disguises, memberPaths, variants } from '../tests/access/my-page-corpus';
import { startChangedBuild } from './fixtures/changed-build';
import { expect, test } from './fixtures/journey';
import type { Product } from './fixtures/product';
import { send } from './fixtures/raw-request';

/** The same build and hub, but Next is configured without middleware. */
const startWithoutMiddleware = (product: Product) =>
  startChangedBuild(product, 'open', (serverFolder) =>
    writeFileSync(join(serverFolder, 'functions-config-manifest.json'), '{"version":1,"functions":{}}'),
  );

/** The pages that load a member's data on the server. */
const loaded = [paths.myPage(), paths.myPageUserInfo.memberStatus(), paths.myPageReservationCheck.roomReservation()];
const ofMembers = (Object.entries(contract) as [string, Endpoint][])
  .filter(([, { audience }]) => audience === 'member')
  .map(([name]) => name);

test('S14 a running web whose middleware is switched off shows and asks for no data of a member', async ({
  request,
  product,
}) => {
  const { membershipId, password } = sampleAccounts.member;
  const login = await request.post(`${product.address}/api/session/login`, {
    data: { membershipId, password },
    headers: { 'x-bff': '1' },
  });
  const { membershipUserInfo } = (await login.json()) as { membershipUserInfo: Record<string, string> };
  const { memberName = '', membershipNo = '', memberEmail = '' } = membershipUserInfo;
  const cookie = (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const open = await startWithoutMiddleware(product);
  try {
    expect((await send(open.address, paths.myPage())).status, 'a guest is not redirected to the login').not.toBe(307);
    // Next's own paths have the language in front; the member's visits fill whatever might be kept.
    const spelled = memberPaths.map((path) => `/ko${path}`);
    const seen = await Promise.all(spelled.map((path) => send(open.address, path, 'GET', { cookie })));
    expect(seen[memberPaths.indexOf(paths.myPage())]?.text, 'a member sees their own').toContain(memberName);
    await product.hub.forgetCalls();

    const asked: [path: string, headers: Record<string, string>][] = [
      ...spelled.map((path): [string, Record<string, string>] => [path, {}]),
      ...loaded.flatMap((path) => [
        ...variants.map(([, vary]): [string, Record<string, string>] => [vary(`/ko${path}`), {}]),
        ...disguises.map((headers): [string, Record<string, string>] => [`/ko${path}`, headers]),
        ...disguises.map((headers): [string, Record<string, string>] => [
          `/en${path}?_rsc=1`,
          { rsc: '1', ...headers },
        ]),
      ]),
    ];
    const statuses: number[] = [];
    await Promise.all(
      asked.map(async ([path, headers]) => {
        const answer = await send(open.address, path, 'GET', headers);
        const { status } = answer;
        const text = JSON.stringify(answer.headers) + answer.text;
        statuses.push(status);
        const shown = [memberName, membershipNo, memberEmail, membershipId].filter((value) => text.includes(value));
        expect.soft(shown, `${path} ${JSON.stringify(headers)}`).toEqual([]);
        expect.soft(status, path).toBeLessThan(500);
      }),
    );
    expect(statuses.filter((status) => status === 200).length, 'pages were opened').toBeGreaterThan(40);
    const calls = await product.hub.calls();
    expect(Object.keys(calls).filter((name) => ofMembers.includes(name))).toEqual([]);
  } finally {
    await open.stop();
  }
});
