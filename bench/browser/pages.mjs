const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The pages whose figures are promised. `kind` is how they are served; `scriptLimit` how much script a first view may
 * fetch, as a multiple of the framework's bare page; `indexed` whether search engines may list them.
 */
export const measuredPages = [
  { name: 'home', path: '/', kind: 'kept', scriptLimit: 1.15, indexed: true },
  { name: 'hotel list', path: '/hotels', kind: 'kept', scriptLimit: 1.1, indexed: true },
  { name: 'hotel page', path: '/hotels/haneul-namsan', kind: 'kept', scriptLimit: 1.1, indexed: true },
  {
    name: 'results',
    path: `/search?checkIn=${seoulDay(14)}&checkOut=${seoulDay(16)}&room=2-0`,
    kind: 'fresh',
    scriptLimit: 1.25,
    indexed: false,
  },
];
