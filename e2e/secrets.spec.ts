import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsealData } from 'iron-session';
import { serverEnvSchema } from '../lib/env/server-env-schema';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

const project = join(import.meta.dirname, '..');
const own = { 'x-bff': '1' };
const { membershipId, password } = sampleAccounts.member;

test('S42 scripts for browsers contain no part of the server: no setting by name, no seal', ({ product }) => {
  const folder = join(project, product.distDir, 'static');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const settings = Object.keys(serverEnvSchema.def.in.shape);
  expect(settings).toContain('SESSION_SECRET');
  const ofServer = new RegExp(`\\b(${settings.join('|')})\\b|Fe26\\.2|unsealData|process\\.env\\.(?!NODE_ENV)\\w`);
  for (const file of scripts) {
    expect.soft(ofServer.exec(readFileSync(join(folder, file), 'utf8'))?.[0], file).toBeUndefined();
  }
});

test('S42 tokens, passwords and secrets are in no page, no payload and no line of the log', async ({
  request,
  product,
}) => {
  const address = (path: string) => product.address + path;
  const login = await request.post(address('/api/session/login'), { data: { membershipId, password }, headers: own });
  expect(login.status()).toBe(200);
  const seal = (await request.storageState()).cookies.find(({ name }) => name === 'session')?.value ?? '';
  // A seal names the key that it was made with.
  const keys = { [Number(seal.split('*')[1])]: product.secrets.session };
  type Sealed = { tokens: Record<'accessToken' | 'refreshToken', string> };
  const { tokens } = await unsealData<Sealed>(seal, { password: keys });
  const { membershipUserInfo } = (await login.json()) as { membershipUserInfo: Record<string, string> };
  const { memberName, memberEmail, memberMobile } = membershipUserInfo;
  const unspoken = { ...tokens, ...product.secrets, seal, password };
  for (const [name, value] of Object.entries({ ...unspoken, memberName, memberEmail, memberMobile })) {
    expect(value?.length, `${name} is known, or nothing would be looked for`).toBeGreaterThan(1);
  }

  const pages = [
    paths.home(),
    paths.hotels(),
    paths.search(queryOf(stayIn(8))),
    paths.membershipLogin(),
    paths.app(),
    paths.myPage(),
    paths.myPageUserInfo.memberStatus(),
    paths.myPageUserInfo.editProfile(),
    paths.myPageReservationCheck.roomReservation(),
    paths.myPageReservationCheck.roomReservationDetail('no-such-reservation'),
    paths.bookingConfirmation('no-such-reservation'),
    '/nowhere',
  ];
  const kinds: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
  const readAll = async (read: typeof kinds) => {
    for (const path of pages) {
      for (const headers of read) {
        const response = await request.get(address(path), { headers, maxRedirects: 0 });
        const said = JSON.stringify(response.headers()) + (await response.text());
        for (const [name, value] of Object.entries(unspoken)) {
          expect.soft(said.includes(value), `${name} in ${path} ${JSON.stringify(headers)}`).toBe(false);
        }
      }
    }
  };
  await readAll(kinds);
  const shown = await request.get(address(paths.myPage()));
  expect(await shown.text(), 'pages of a member were read').toContain(memberName);
  await product.hub.fail({ kind: 'status', status: 500 });
  await readAll(kinds.slice(0, 1));
  await product.hub.calm();

  const log = readFileSync(join(project, product.logFile), 'utf8');
  expect(log).toContain('"event":"request"');
  for (const [name, value] of Object.entries({ ...unspoken, membershipId, memberName, memberEmail, memberMobile })) {
    expect.soft(log.includes(value ?? ''), `${name} in the log`).toBe(false);
  }
});
