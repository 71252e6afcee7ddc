import { expectPath, readAlert } from '../actions/look-around';
import { expect, guestOf, languages, test } from '../fixtures/journey';
import { send } from '../fixtures/raw-request';

/** Specification, section 2: "any path containing myPage", under the prefixes of public pages too. */
const behindPublicPages = [
  '/hotels/myPage',
  '/hotels/my%50age',
  '/hotels/%6dyPage',
  '/hotels/xmyPagex',
  '/hotels/page/myPage',
  '/hotels/in/jeju/myPage',
  '/hotels/in/myPage/all/2',
  '/dining/myPage',
  '/dining/x/myPage',
  '/dining/m%79Page',
  '/dining/in/myPage',
  '/search/myPage',
  '/nowhere/myPage/userInfo',
];

for (const { segment, locale } of languages) {
  const prefix = segment === null ? '' : `/${segment}`;

  test(`every address with myPage in it leads a visitor to ${prefix}/membershipLogin`, async ({ product }) => {
    for (const path of behindPublicPages) {
      const ask = (address: string) =>
        send(product.address, address, 'GET', {
          accept: 'text/html',
          'accept-language': locale,
          'sec-fetch-mode': 'navigate',
          cookie: 'signed-in=1; session=of-yesterday',
        });
      const first = await ask(prefix + path);
      // A letter that is escaped without need redirects to the plain spelling.
      if (path.includes('%')) expect.soft(first.status, prefix + path).toBe(308);
      const answer = path.includes('%') ? await ask(first.headers.location ?? '/') : first;
      expect.soft(answer.status, prefix + path).toBe(307);
      const location = new URL(answer.headers.location ?? '/', product.address);
      expect.soft(location.pathname, prefix + path).toBe(`${prefix}/membershipLogin`);
      expect.soft(location.searchParams.get('notice'), prefix + path).toBe('loginRequired');
      expect
        .soft(String(answer.headers['set-cookie']), 'the stored session is cleared')
        .toMatch(/session=;.*Max-Age=0/);
    }
  });
}

test('a visitor of /en/hotels/myPage reads the alert on the login page', async ({ page, product }) => {
  const english = languages.find(({ locale }) => locale === 'en') ?? languages[0];
  const guest = guestOf(page, english, product);
  await guest.open('/hotels/myPage');
  await expectPath(guest, '/membershipLogin');
  await readAlert(guest, guest.t('layout.alerts.loginRequired'));
});

test('inside the app the same address is an ordinary one', async ({ product }) => {
  const answer = await send(product.address, '/en/hotels/myPage', 'GET', { 'user-agent': 'HotelRewardsApp/iOS' });
  expect(answer.status).toBe(404);
});
