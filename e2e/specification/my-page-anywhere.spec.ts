import { expect, test } from '../fixtures/journey';
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
  '/en/hotels/my%50age',
];

test('every address with myPage in it leads a visitor to the login', async ({ product }) => {
  for (const path of behindPublicPages) {
    const prefix = path.startsWith('/en/') ? '/en' : '';
    const ask = (address: string) =>
      send(product.address, address, 'GET', {
        accept: 'text/html',
        'accept-language': prefix === '' ? 'ko' : 'en',
        'sec-fetch-mode': 'navigate',
        cookie: 'signed-in=1; session=of-yesterday',
      });
    const first = await ask(path);
    // A letter that is escaped without need redirects to the plain spelling.
    if (path.includes('%')) expect.soft(first.status, path).toBe(308);
    const answer = path.includes('%') ? await ask(first.headers.location ?? '/') : first;
    expect.soft(answer.status, path).toBe(307);
    const location = new URL(answer.headers.location ?? '/', product.address);
    expect.soft(location.pathname, path).toBe(`${prefix}/membershipLogin`);
    expect.soft(location.searchParams.get('notice'), path).toBe('loginRequired');
    expect.soft(String(answer.headers['set-cookie']), 'the stored session is cleared').toMatch(/session=;.*Max-Age=0/);
  }
});
