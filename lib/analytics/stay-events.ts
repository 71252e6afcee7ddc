import { browserStores } from '@/lib/browser-storage/browser-stores';
import { hashOf } from '@/lib/browser-storage/hash-of';
import { writeText } from '@/lib/browser-storage/stored-item';
import { type AnalyticsItem, pushEcommerce, pushEvent } from './data-layer';
import { beginsToBook, beginsToView, isNewHere, startsOver } from './sent-events';

/** GA4's steps from a search to a booking, each once: not again by a second effect, a reload or Back. Browser only. */

export interface TrackedSearch {
  /** Hotel ids, or category and detail; never a text that somebody typed. */
  term: string;
  checkInDate: string;
  checkOutDate: string;
  nights: number;
  rooms: number;
  guests: number;
}

const ONE_SENDING_MS = 3_000;
let lastSearch: { text: string; atMs: number } | null = null;

/** GA4's `search`; later events are sent again. */
export function trackSearch(search: TrackedSearch): void {
  const params = {
    search_term: search.term,
    start_date: search.checkInDate,
    end_date: search.checkOutDate,
    number_of_nights: search.nights,
    number_of_rooms: search.rooms,
    number_of_passengers: search.guests,
  };
  const sent = { text: JSON.stringify(params), atMs: performance.now() };
  const isSame = lastSearch?.text === sent.text && sent.atMs - lastSearch.atMs < ONE_SENDING_MS;
  lastSearch = sent;
  if (isSame) return;
  startsOver();
  pushEvent('search', params);
}

/** A list that holds other items than before, or in another order, is another list. An empty one is none. */
export function trackList(listId: string, items: AnalyticsItem[]): void {
  if (items.length === 0 || !isNewHere(`listed ${listId} ${digestOf(items)}`)) return;
  pushEcommerce('view_item_list', { item_list_id: listId, items });
}

/** GA4's `select_item`: an item of a list was followed; later events are sent again. */
export function trackChoice(listId: string, item: AnalyticsItem): void {
  startsOver();
  pushEcommerce('select_item', { item_list_id: listId, items: [item] });
}

export function trackView(item: AnalyticsItem): void {
  if (!beginsToView(item.item_id)) return;
  pushEcommerce('view_item', { currency: 'KRW', value: item.price, items: [item] });
}

interface Checkout {
  totalKrw: number;
  items: AnalyticsItem[];
}

/** A login on the way, another rate, a reload and Back are no other beginning. */
export function trackCheckout({ totalKrw, items }: Checkout): void {
  if (!beginsToBook(items[0]?.item_id ?? '')) return;
  pushEcommerce('begin_checkout', { currency: 'KRW', value: totalKrw, items });
}

interface Purchase {
  reservationNo: string;
  totalKrw: number;
  items: AnalyticsItem[];
}

/** Local-storage item: digests of the bookings that were tracked, by any tab. */
const PURCHASES_KEY = 'toldPurchases';
const MOST_PURCHASES = 20;

/** For the tab that has booked. Two tabs that sent one booking have one number: the first one tracks it. */
export function trackPurchase({ reservationNo, totalKrw, items }: Purchase): void {
  const storage = browserStores()?.local;
  const tracked = (storage?.getItem(PURCHASES_KEY) ?? '').split(' ').filter(Boolean);
  const mark = hashOf(reservationNo);
  if (tracked.includes(mark)) return;
  writeText(storage, PURCHASES_KEY, [...tracked, mark].slice(-MOST_PURCHASES).join(' '));
  startsOver();
  pushEcommerce('purchase', { transaction_id: reservationNo, currency: 'KRW', value: totalKrw, items });
}

const digestOf = (items: AnalyticsItem[]) => hashOf(items.map(({ item_id }) => item_id).join(' '));
