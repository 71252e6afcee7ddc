import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecentSearchListProps } from '@/components/search-form/recent-search-list';
import { RecentSearches } from '@/components/search-form/recent-searches';
import { RememberSearch } from '@/components/search-form/remember-search';
import { queryClient } from '@/lib/bff/query-client';
import { noteServerTime } from '@/lib/bff/server-clock';
import { RECENT_SEARCHES_KEY } from '@/lib/browser-storage/stored-keys';
import { addDays } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import { writeSearchParams } from '@/lib/stay/search-params';
import { ALL_DETAILS } from '@/lib/stay/stay';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { catalogue, InEnglish } from './sample-texts';

const labels = { title: 'Recent searches', clear: 'Clear recent searches', cleared: 'Cleared' };
const today = seoulToday(new Date());
const searchIn = (days: number) => ({
  category: 'location',
  detail: ALL_DETAILS,
  hotelIds: [],
  checkInDate: addDays(today, days),
  checkOutDate: addDays(today, days + 1),
  rooms: [{ adults: 2, minor: 0 }],
});
const remember = async (days: number, place: string) => {
  const search = searchIn(days);
  render(
    <RememberSearch search={search} query={writeSearchParams(search)} place={place} locale="en" today={today} />,
  ).unmount();
  await waitFor(() => expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).toContain(search.checkInDate));
};

function Recent(props: Pick<RecentSearchListProps, 'locale' | 'current'>) {
  return (
    <InEnglish>
      <RecentSearches {...props} today={today} texts={labels} catalogue={catalogue} />
    </InEnglish>
  );
}

// Loaded on demand, which takes its time the first time: until then nothing is stored.
beforeAll(() => import('@/lib/stay/recent-searches'));
beforeEach(() => {
  noteServerTime(new Headers({ date: new Date().toUTCString() }));
  window.localStorage.clear();
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('are links to what was searched on this device, the latest first, without the one in view', async () => {
    await remember(5, 'Seoul');
    await remember(9, 'Jeju');
    await remember(12, 'Busan');
    render(<Recent locale="ja" current={writeSearchParams(searchIn(12))} />);
    const list = within(await screen.findByRole('navigation', { name: labels.title }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/jp/search?${writeSearchParams(searchIn(9))}`,
      `/jp/search?${writeSearchParams(searchIn(5))}`,
    ]);
    expect(links[0]).toHaveTextContent(/· 1 room · 2 adults$/);
    for (const place of list.getAllByText('All hotels')) expect(place).not.toHaveAttribute('lang');
  });

  const hotels = {
    ...searchIn(3),
    hotelIds: ['onggi-jeonju', 'oreum-jeju'],
    rooms: [
      { adults: 2, minor: 1 },
      { adults: 1, minor: 0 },
    ],
  };
  const rememberHotels = () => {
    const query = writeSearchParams(hotels);
    render(
      <RememberSearch search={hotels} query={query} place="온기 전주, 오름 제주" locale="ko" today={today} />,
    ).unmount();
  };

  it('name a hotel in the reader’s language, with rooms and guests, though it was searched in another', async () => {
    rememberHotels();
    const products = { data: { hotels: [{ hotelId: 'onggi-jeonju', hotelName: 'Onggi Jeonju' }] } };
    const ask = vi.fn(async (..._asked: [string, SentRequest]) => Response.json(products));
    stubFetch(ask);
    const { unmount } = render(<Recent locale="en" />);
    const link = await screen.findByRole('link', { name: /^Onggi Jeonju and 1 more/ });
    expect(link).toHaveTextContent(/· 2 rooms · 3 adults · 1 child$/);
    expect(JSON.parse(ask.mock.calls[0]?.[1].body ?? '')).toEqual({ lang: 'en', hotelIdList: ['onggi-jeonju'] });
    expect(screen.queryByText(/전주/)).not.toBeInTheDocument();
    unmount();
    render(<Recent locale="en" />);
    await screen.findByRole('link', { name: /^Onggi Jeonju and 1 more/ });
    expect(ask, 'the next list of the page knows it').toHaveBeenCalledOnce();
  });

  it('keep the stored name, said to be of its language, where the hub does not answer', async () => {
    rememberHotels();
    const ask = vi.fn(async () => new Response('{}', { status: 503 }));
    stubFetch(ask);
    render(<Recent locale="en" />);
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(await screen.findByText(/온기 전주/)).toHaveAttribute('lang', 'ko');
  });

  it('are forgotten by one press, which is reported', async () => {
    await remember(5, 'Seoul');
    render(<Recent locale="en" />);
    await userEvent.click(await screen.findByRole('button', { name: labels.clear }));
    expect(screen.getByRole('status')).toHaveTextContent(labels.cleared);
    expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
  });

  it('are nothing at all for a first visitor', async () => {
    const { container } = render(<Recent locale="en" />);
    await waitFor(() => expect(container.firstChild).toBeEmptyDOMElement());
  });
});
