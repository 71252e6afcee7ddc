import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { logInByForm, memberMenu } from '../actions/log-in';
import { expect, test } from '../native/app-journey';
import { expectNobody, expectStoredMember, openListening } from '../native/expectations';

const memberStatus = paths.myPageUserInfo.memberStatus();

test('S27 words of frames, of foreign windows, and words that are none are ignored', async ({
  guest,
  app,
  account,
}) => {
  const { page } = guest;
  await logInByForm(guest, sampleAccounts.member);
  await openListening(guest, memberStatus);
  await expect(memberMenu(guest)).toBeVisible();
  const pair = await expectStoredMember(page, 'member', { app, account });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.push(request.url());
    else if (/\/api\/session\/(logout|sync)/.test(request.url())) asked.push(request.url());
  });

  const words = ['loggedOut', 'loginCheck', 'tokensReplaced', 'resumed'].map((type) => ({ source: 'native', type }));
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { name: 'inner' })));
  const frame = page.frame({ name: 'inner' });
  const heard = page.evaluate(
    (count) =>
      new Promise<string[]>((resolve) => {
        const origins: string[] = [];
        window.addEventListener('message', ({ origin, source }) => {
          if (source !== window) origins.push(origin);
          if (origins.length === count) resolve(origins);
        });
      }),
    2 * words.length,
  );
  await frame?.evaluate((all) => {
    for (const each of all) window.parent.postMessage(each, '*');
  }, words);
  await page.context().route('https://foreign.example/**', (route) => route.fulfill({ body: '<!doctype html>' }));
  const [foreign] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('https://foreign.example/')),
  ]);
  await foreign.waitForLoadState();
  await foreign.evaluate((all) => {
    for (const each of all) window.opener.postMessage(each, '*');
  }, words);
  expect(new Set(await heard), 'they did arrive').toEqual(
    new Set([new URL(page.url()).origin, 'https://foreign.example']),
  );
  await foreign.close();
  await page.evaluate(() => {
    const nonsense = [
      null,
      'loggedOut',
      { source: 'native' },
      { source: 'native', type: 'toString' },
      { type: 'loggedOut' },
    ];
    for (const each of nonsense) window.postMessage(each, window.location.origin);
  });
  // What a message triggers comes at once, or after the delay of the login check.
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  expect(await expectStoredMember(page, 'member', { app, account })).toEqual(pair);

  await app.say(page, 'loggedOut');
  await expectNobody(page);
  expect(asked.filter((address) => address.includes('/logout'))).toHaveLength(1);
});
