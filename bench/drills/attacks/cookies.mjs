import { logIn } from '../visitor.mjs';

/** A cookie of another name than the session's, with a member's seal in it. */
function otherName(what, cookieOf) {
  return {
    what: `the seal of a session in ${what}`,
    promise: 'a guest',
    replay: async (site) => {
      const seal = (await logIn(site.web.address)).slice('session='.length);
      const cookie = cookieOf(seal);
      const viewer = await site.ask('/api/session/viewer', { headers: { 'x-bff': '1', cookie } });
      const page = await site.ask('/myPage', { headers: { cookie, 'accept-language': 'ko' } });
      const isMember = /memberName/.test(viewer.body) || page.status === 200;
      return {
        seen: isMember ? `a member (viewer ${viewer.status}, page ${page.status})` : 'a guest',
        kept: !isMember && viewer.status === 200 && page.status === 307,
      };
    },
  };
}

export const cookieAttacks = {
  title: 'S50 names of cookies',
  attacks: [
    otherName('"\\xA0session"', (seal) => `\xa0session=${seal}`),
    otherName('"session\\xA0"', (seal) => `a=1; session\xa0=${seal}`),
    otherName('a cookie after a tab', (seal) => `a=1; \tsession=${seal}`),
    otherName('"session "', (seal) => `session =${seal}`),
    otherName('a cookie without a name', (seal) => `=session=${seal}`),
    otherName('"Session"', (seal) => `Session=${seal}`),
  ],
};
