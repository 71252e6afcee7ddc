import type { StaySort } from '../../../lib/hub/contract/offer.ts';
import { hotels } from '../seed/hotels.ts';
import type { Lang } from '../seed/texts.ts';
import { landmarksOf } from './landmarks.ts';
import type { SearchOutcome } from './search-outcome.ts';

const collatorLocales: Record<Lang, string> = { ko: 'ko', en: 'en', jp: 'ja', ch: 'zh-CN' };
const ranksByOrder = new Map<string, Float64Array>();

/** Ranks of all hotels by something that never changes, found once: sorting then compares numbers. */
function ranks(name: string, compare: (a: number, b: number) => number): Float64Array {
  const known = ranksByOrder.get(name);
  if (known) return known;
  const rank = new Float64Array(hotels.length);
  [...hotels.keys()]
    .sort((a, b) => compare(a, b) || a - b)
    .forEach((place, position) => {
      rank[place] = position;
    });
  ranksByOrder.set(name, rank);
  return rank;
}

function nameRanks(lang: Lang): Float64Array {
  const { compare } = new Intl.Collator(collatorLocales[lang]);
  return ranks(`name ${lang}`, (a, b) => compare(hotels[a]?.name[lang] ?? '', hotels[b]?.name[lang] ?? ''));
}

function distanceRanks(): Float64Array {
  const known = ranksByOrder.get('distance');
  if (known) return known;
  const away = hotels.map((hotel) => landmarksOf(hotel, 'ko')[0]?.distanceKm ?? Infinity);
  return ranks('distance', (a, b) => (away[a] === away[b] ? 0 : (away[a] ?? 0) - (away[b] ?? 0)));
}

/** Hotels of an outcome in an order: bookable ones first, whatever the order; full ones have no price to go by. */
export function orderOf({ bookable, full }: SearchOutcome, sort: StaySort, lang: Lang): number[] {
  const places = bookable.map(({ place }) => place);
  if (sort === 'recommended') return [...places, ...full];
  if (sort === 'priceAsc' || sort === 'priceDesc') {
    const way = sort === 'priceAsc' ? 1 : -1;
    const byPrice = [...bookable].sort((a, b) => way * (a.total - b.total) || a.place - b.place);
    return [...byPrice.map(({ place }) => place), ...full];
  }
  const rank = sort === 'name' ? nameRanks(lang) : distanceRanks();
  const byRank = (a: number, b: number) => (rank[a] ?? 0) - (rank[b] ?? 0);
  return [...places.sort(byRank), ...[...full].sort(byRank)];
}
