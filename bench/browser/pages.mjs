const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The pages whose answers and first views are measured under load. `indexed`: whether search engines may list
 * them.
 */
export const measuredPages = [
  { name: 'home', path: '/', indexed: true },
  { name: 'hotel list', path: '/hotels', indexed: true },
  { name: 'hotel page', path: '/hotels/haneul-namsan', indexed: true },
  {
    name: 'results',
    path: `/search?checkIn=${seoulDay(14)}&checkOut=${seoulDay(16)}&room=2-0`,

    indexed: false,
  },
];

/** Offers, what the programme is, the law, and help: their script and their marks of Lighthouse are promised. */
export const informationPages = [
  { name: 'offers', path: '/offers', indexed: true },
  { name: 'rewards', path: '/rewards', indexed: true },
  { name: 'terms', path: '/terms', indexed: true },
  { name: 'privacy', path: '/privacy', indexed: true },
  { name: 'accessibility', path: '/accessibility', indexed: true },
  { name: 'help', path: '/help', indexed: true },
];

/** Tables, which are measured by their marks of Lighthouse. */
export const diningPages = [
  { name: 'restaurants', path: '/dining', indexed: true },
  { name: 'restaurant', path: '/dining/oreum-deulbul', indexed: true },
];

/** For a sample member who is logged in. */
export const memberPages = [{ name: 'My Page', path: '/myPage', indexed: false, forMember: true }];
