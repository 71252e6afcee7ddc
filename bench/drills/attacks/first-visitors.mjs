const agents = ['facebookexternalhit/1.1', 'Googlebot/2.1', 'Slackbot', 'HotelRewardsApp/iOS canary-agent'];

/** Each has a page that was not requested before. */
const paths = ['/en/hotels', '/en/dining', '/jp/hotels', '/cn/hotels'];
/** Made for an ordinary visitor. */
const OTHER = '/jp/dining';

const headOf = (html) => html.slice(0, html.indexOf('</head>'));

export const firstVisitors = {
  title: 'S68 the first visitor of a cached page',
  attacks: agents.map((agent, n) => ({
    what: `${paths[n]}, asked for first by ${agent}`,
    promise: 'the page that everybody has: its title in the head, no data of the visitor',
    replay: async (site) => {
      const headers = { 'user-agent': agent, 'accept-language': 'canary-language', referer: 'https://canary.example/' };
      const first = await site.ask(paths[n], { headers });
      const later = await site.ask(paths[n], { headers: { 'user-agent': 'Mozilla/5.0' } });
      const other = await site.ask(OTHER, { headers: { 'user-agent': 'Mozilla/5.0' } });
      const places = [first, later, other].map(({ body }) => headOf(body).includes('property="og:title"'));
      const isNamed = [first, later].some(({ body }) => body.includes('canary'));
      return {
        seen: `og:title in the head: ${places.join(' ')}${isNamed ? ', the visitor is named' : ''}`,
        kept: new Set(places).size === 1 && first.status === 200 && !isNamed,
      };
    },
  })),
};
