import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TrackedList } from '@/components/stay/tracked-list';
import { ViewedItem } from '@/components/stay/viewed-item';
import type { AnalyticsItem } from '@/lib/analytics/data-layer';
import { trackCheckout, trackPurchase, trackSearch } from '@/lib/analytics/stay-events';

const namsan: AnalyticsItem = { item_id: 'haneul-namsan', item_name: '하늘 남산', index: 0, price: 320_000 };
const oreum: AnalyticsItem = { item_id: 'oreum-jeju', item_name: '오름 제주', index: 1, price: 210_000 };

/** Names of the events since the last look; every one with items must come right after a cleared one. */
async function told(): Promise<string[]> {
  await afterTheAction();
  const entries = window.dataLayer ?? [];
  window.dataLayer = [];
  return entries.flatMap((entry, index) => {
    if ('ecommerce' in entry && entry.event !== undefined) expect(entries[index - 1]).toEqual({ ecommerce: null });
    return typeof entry.event === 'string' ? [entry.event] : [];
  });
}

/** Events reach the data layer in a microtask. */
const afterTheAction = () => Promise.resolve();

/** Another place of the tab's history, as a click on a link makes one. */
let place = 0;
function goOn(): void {
  cleanup();
  place += 1;
  window.history.pushState({ place }, '', `/?place=${place}`);
}

/** Back at a place that was left; the browser gives its state back. */
function comeBack(state: unknown): void {
  cleanup();
  window.history.replaceState(state, '');
}

/** As in development: every effect runs twice. */
const look = async (item: AnalyticsItem) => {
  cleanup();
  render(<ViewedItem item={{ ...item }} />, { wrapper: StrictMode });
  vi.runOnlyPendingTimers();
  await vi.dynamicImportSettled();
};
const list = async (items: AnalyticsItem[]) => {
  cleanup();
  render(
    <TrackedList listId="hotels" items={items}>
      {items.map(({ item_id, item_name }) => (
        <p key={item_id} data-item-id={item_id}>
          <a href={`#${item_id}`}>{item_name}</a>
        </p>
      ))}
    </TrackedList>,
    { wrapper: StrictMode },
  );
  vi.runOnlyPendingTimers();
  await vi.dynamicImportSettled();
};
const click = async (element: Element, detail = 1) => {
  fireEvent.click(element, { detail });
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  goOn();
  window.dataLayer = [];
});

describe('once for a place of the history', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    // Browsers key a place of the history; what was pushed is another one.
    vi.stubGlobal('navigation', {
      get currentEntry() {
        return { key: `key-${window.history.state?.place}` };
      },
    });
  });

  it('a list: not by React’s second effect, a render, a reload or Back; again where it holds something else', async () => {
    await list([namsan, oreum]);
    await list([{ ...namsan }, { ...oreum }]);
    expect(await told()).toEqual(['view_item_list']);
    const { state } = window.history;
    await list([oreum, namsan]);
    expect(await told(), 'in another order').toEqual(['view_item_list']);
    await list([]);
    expect(await told(), 'an empty one').toEqual([]);
    goOn();
    await list([namsan, oreum]);
    expect(await told(), 'visited again').toEqual(['view_item_list']);
    comeBack(state);
    await list([namsan, oreum]);
    expect(await told(), 'back').toEqual([]);
  });

  it('a hotel: once for its page and the page of its rooms, and not on the way back', async () => {
    await look(namsan);
    const hotelPage = window.history.state;
    await look({ ...namsan, price: 1 });
    goOn();
    await look(namsan);
    expect(await told()).toEqual(['view_item']);
    const rooms = window.history.state;
    goOn();
    await look(oreum);
    expect(await told()).toEqual(['view_item']);
    comeBack(rooms);
    await look(namsan);
    comeBack(hotelPage);
    await look(namsan);
    expect(await told(), 'back').toEqual([]);
    goOn();
    await look(oreum);
    expect(await told(), 'another one, visited again').toEqual(['view_item']);
  });

  it('a hotel that is chosen again is looked at again', async () => {
    await look(namsan);
    goOn();
    await list([namsan]);
    await click(screen.getByRole('link', { name: namsan.item_name }));
    goOn();
    await look(namsan);
    expect(await told()).toEqual(['view_item', 'view_item_list', 'select_item', 'view_item']);
  });
});

describe('a choice', () => {
  it('carries the one item, and a double click chooses once', async () => {
    await list([namsan, oreum]);
    window.dataLayer = [];
    const link = screen.getByRole('link', { name: oreum.item_name });
    await click(link, 1);
    await click(link, 2);
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      { event: 'select_item', ecommerce: { item_list_id: 'hotels', items: [oreum] } },
    ]);
    await click(screen.getByText(oreum.item_name).closest('p') as Element);
    expect(await told(), 'beside the link').toEqual(['select_item']);
  });
});

describe('a search', () => {
  const search = { term: 'oreum-jeju', checkInDate: '2026-12-01', checkOutDate: '2026-12-03', nights: 2, rooms: 1 };

  it('that is sent twice is reported once; another one, or the same one later, is reported again', async () => {
    trackSearch({ ...search, guests: 2 });
    trackSearch({ ...search, guests: 2 });
    expect(await told()).toEqual(['search']);
    trackSearch({ ...search, guests: 3 });
    vi.advanceTimersByTime(3_000);
    trackSearch({ ...search, guests: 3 });
    expect(await told()).toEqual(['search', 'search']);
  });
});

describe('a booking', () => {
  const booking = { totalKrw: 420_000, items: [{ ...oreum, quantity: 1 }] };

  it('is begun once, also after a login on the way and at another rate; and again once it is booked', async () => {
    trackCheckout(booking);
    goOn();
    trackCheckout({ ...booking, totalKrw: 400_000 });
    expect(await told()).toEqual(['begin_checkout']);
    trackPurchase({ reservationNo: 'HN-CCCCCCCC', ...booking });
    trackCheckout(booking);
    expect(await told()).toEqual(['purchase', 'begin_checkout']);
    trackCheckout({ totalKrw: 1, items: [namsan] });
    expect(await told(), 'another hotel').toEqual(['begin_checkout']);
  });

  it('is made once, also where two tabs sent it', async () => {
    trackPurchase({ reservationNo: 'HN-AAAAAAAA', ...booking });
    await afterTheAction();
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: { transaction_id: 'HN-AAAAAAAA', currency: 'KRW', value: 420_000, items: booking.items },
      },
    ]);
    window.dataLayer = [];
    // Another tab has a session storage of its own.
    sessionStorage.clear();
    trackPurchase({ reservationNo: 'HN-AAAAAAAA', ...booking });
    expect(await told()).toEqual([]);
    trackPurchase({ reservationNo: 'HN-BBBBBBBB', ...booking });
    expect(await told()).toEqual(['purchase']);
    expect(JSON.stringify(localStorage), 'no number stays on the machine').not.toContain('HN-');
  });
});

describe('where storage is closed', () => {
  it('the document remembers', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    await list([namsan]);
    await list([namsan]);
    expect(await told()).toEqual(['view_item_list']);
    vi.restoreAllMocks();
  });

  it('what a hand wrote into it is nothing', async () => {
    sessionStorage.setItem('toldEvents', '{"marks":[1,{}],"viewed":7}');
    await look(namsan);
    sessionStorage.setItem('toldEvents', 'not JSON');
    await look(namsan);
    expect(await told()).toEqual(['view_item', 'view_item']);
  });
});
