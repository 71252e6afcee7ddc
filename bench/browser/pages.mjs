const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The pages whose answers and first views are measured under load. `kind` is how they are served; `scriptLimit` how much script a first view may
 * fetch, as a multiple of the framework's bare page; `indexed` whether search engines may list them.
 */
export const measuredPages = [
  { name: 'home', path: '/', kind: 'cached', scriptLimit: 1.15, indexed: true },
  { name: 'hotel list', path: '/hotels', kind: 'cached', scriptLimit: 1.1, indexed: true },
  { name: 'hotel page', path: '/hotels/haneul-namsan', kind: 'cached', scriptLimit: 1.1, indexed: true },
  {
    name: 'results',
    path: `/search?checkIn=${seoulDay(14)}&checkOut=${seoulDay(16)}&room=2-0`,
    kind: 'fresh',
    scriptLimit: 1.25,
    indexed: false,
  },
];

const information = { kind: 'cached', scriptLimit: 1.1, indexed: true };

/** What the programme is, the law, and help: their script and their marks of Lighthouse are promised. */
export const informationPages = [
  { ...information, name: 'rewards', path: '/rewards' },
  { ...information, name: 'terms', path: '/terms' },
  { ...information, name: 'privacy', path: '/privacy' },
  { ...information, name: 'accessibility', path: '/accessibility' },
  { ...information, name: 'help', path: '/help' },
];

/** Tables, which are measured by their marks of Lighthouse. */
export const diningPages = [
  { ...information, name: 'restaurants', path: '/dining' },
  { ...information, name: 'restaurant', path: '/dining/oreum-deulbul' },
];

/** For a sample member who is logged in. */
export const memberPages = [{ name: 'My Page', path: '/myPage', kind: 'fresh', indexed: false, forMember: true }];

const joining = { kind: 'fresh', scriptLimit: 1.3, indexed: false };

/** The way to a membership and back to one: only their script is promised. */
export const joiningPages = [
  { ...joining, name: 'sign-up', path: '/signUp' },
  { ...joining, name: 'sign-up, identity', path: '/signUp/identity' },
  // For who has been verified the same form has three fields less.
  { ...joining, name: 'sign-up, details', path: '/signUp/details?way=unverified' },
  { ...joining, name: 'sign-up, success', path: '/signUpSuccess' },
  { ...joining, name: 'integration', path: '/membershipIntegration' },
  { ...joining, name: 'find account', path: '/findAccount' },
];
