import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RecentSearches } from '@/components/hotel-search/recent-searches';
import { RememberSearch } from '@/components/hotel-search/remember-search';
import { addDays, seoulToday } from '@/lib/stay/dates';
import { RECENT_SEARCHES_KEY } from '@/lib/stay/recent-searches-key';
import { ALL_DETAILS, writeSearchParams } from '@/lib/stay/search-params';

const texts = { title: 'Recent searches', clear: 'Clear recent searches', cleared: 'Cleared' };
const today = seoulToday(new Date());
const searchIn = (days: number) => ({
  category: 'location',
  detail: ALL_DETAILS,
  hotelIds: [],
  checkInDate: addDays(today, days),
  checkOutDate: addDays(today, days + 1),
  rooms: [{ adults: 2, minor: 0 }],
});
const remember = (days: number, place: string) => {
  const search = searchIn(days);
  render(<RememberSearch search={search} query={writeSearchParams(search)} place={place} locale="en" />).unmount();
};

beforeEach(() => window.localStorage.clear());

describe('recent searches', () => {
  it('are links to what was searched on this device, the latest first, without the one in view', async () => {
    remember(5, 'Seoul');
    remember(9, 'Jeju');
    remember(12, 'Busan');
    render(<RecentSearches locale="ja" texts={texts} current={writeSearchParams(searchIn(12))} />);
    const list = within(await screen.findByRole('navigation', { name: texts.title }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/jp/search?${writeSearchParams(searchIn(9))}`,
      `/jp/search?${writeSearchParams(searchIn(5))}`,
    ]);
    expect(list.getByText('Jeju')).toHaveAttribute('lang', 'en');
  });

  it('are forgotten by one press, which is told', async () => {
    remember(5, 'Seoul');
    render(<RecentSearches locale="en" texts={texts} />);
    await userEvent.click(await screen.findByRole('button', { name: texts.clear }));
    expect(screen.getByRole('status')).toHaveTextContent(texts.cleared);
    expect(window.localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
  });

  it('are nothing at all for a first visitor', async () => {
    const { container } = render(<RecentSearches locale="en" texts={texts} />);
    await waitFor(() => expect(container.firstChild).toBeEmptyDOMElement());
  });
});
