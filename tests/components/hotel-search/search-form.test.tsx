import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchForm } from '@/components/hotel-search/search-form';
import { addDays, seoulToday } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';
import { initialSearchState, withStay } from '@/lib/stay/search-state';
import { SEARCH_STORAGE_KEY } from '@/lib/stay/search-storage-key';
import { catalogue, texts } from './sample-texts';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const today = seoulToday(new Date());
const inAMonth = addDays(today, 30);
const stored = {
  version: 1,
  state: withStay(initialSearchState(today), { checkInDate: inAMonth, checkOutDate: addDays(inAMonth, 2) }),
};

function show(props: Partial<Parameters<typeof SearchForm>[0]> = {}) {
  return render(
    <Provider store={createStore()}>
      <SearchForm locale="en" today={today} texts={texts} catalogue={catalogue} {...props} />
    </Provider>,
  );
}

function cell(label: string) {
  return screen.getByRole('button', { name: new RegExp(`^${label}`) });
}

// Parts of the form are fetched when they are reached for, which takes its time where many tests run at once.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  delete window.dataLayer;
  router.push.mockReset();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

describe('the search form', () => {
  it('starts with today to tomorrow, one room and two adults, everywhere', () => {
    show();
    expect(cell('Where')).toHaveTextContent('All hotels');
    expect(cell('Dates')).toHaveTextContent(formatShortDay(today, 'en'));
    expect(cell('Dates')).toHaveTextContent('1 night');
    expect(cell('Rooms & guests')).toHaveTextContent('1 room · 2 adults');
  });

  it('remembers the stay of the last visit', async () => {
    window.localStorage.setItem(SEARCH_STORAGE_KEY, JSON.stringify(stored));
    show();
    await waitFor(() => expect(cell('Dates')).toHaveTextContent(formatShortDay(inAMonth, 'en')));
    expect(cell('Dates')).toHaveTextContent('2 nights');
  });

  it('names stored hotels in the reader’s language, and gives up those that are gone', async () => {
    const hotels = [
      { hotelId: 'haneul-gyeongbok', hotelName: '하늘 경복' },
      { hotelId: 'gone', hotelName: '없어진 곳' },
    ];
    const state = { ...stored.state, selectedHotels: hotels };
    window.localStorage.setItem(SEARCH_STORAGE_KEY, JSON.stringify({ ...stored, state }));
    const answer = { data: { hotels: [{ hotelId: 'haneul-gyeongbok', hotelName: 'Haneul Gyeongbok' }] } };
    const ask = vi.fn(async (..._asked: [string, { body: string }]) => Response.json(answer));
    vi.stubGlobal('fetch', ask);
    show();
    await waitFor(() => expect(cell('Where')).toHaveTextContent(/Haneul Gyeongbok$/));
    expect(JSON.parse(ask.mock.calls[0]?.[1].body ?? '')).toEqual({
      lang: 'en',
      hotelIdList: ['haneul-gyeongbok', 'gone'],
    });
    expect(ask).toHaveBeenCalledOnce();
    expect(window.localStorage.getItem(SEARCH_STORAGE_KEY)).not.toContain('gone');
  });

  it('lets the address win over what is stored, and stores it', async () => {
    window.localStorage.setItem(SEARCH_STORAGE_KEY, JSON.stringify(stored));
    const checkInDate = addDays(today, 5);
    const search = {
      category: 'location',
      detail: '전체',
      hotelIds: ['oreum-jeju'],
      checkInDate,
      checkOutDate: addDays(checkInDate, 3),
      rooms: [{ adults: 1, minor: 2 }],
    };
    show({ search });
    await waitFor(() => expect(window.localStorage.getItem(SEARCH_STORAGE_KEY)).toContain('oreum-jeju'));
    expect(cell('Where')).toHaveTextContent('Oreum Jeju');
    expect(cell('Dates')).toHaveTextContent('3 nights');
    expect(cell('Rooms & guests')).toHaveTextContent('1 adult · 2 children');
  });

  it('goes to the address of its search and tells the data layer, without anything personal', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Find rooms' }));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(router.push).toHaveBeenCalledExactlyOnceWith(
      `/en/search?checkIn=${today}&checkOut=${addDays(today, 1)}&room=2-0`,
    );
    expect(window.dataLayer).toEqual([
      {
        event: 'search',
        search_term: 'location/전체',
        start_date: today,
        end_date: addDays(today, 1),
        number_of_nights: 1,
        number_of_rooms: 1,
        number_of_passengers: 2,
      },
    ]);
  });

  it('for one hotel leads to its rooms and asks for no place', async () => {
    show({ hotel: { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' } });
    expect(screen.queryByRole('button', { name: /^Where/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Find rooms' }));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(router.push).toHaveBeenCalledExactlyOnceWith(
      `/en/search/oreum-jeju?checkIn=${today}&checkOut=${addDays(today, 1)}&room=2-0`,
    );
  });

  it('is a plain form for where no script runs', () => {
    show();
    const form = screen.getByRole('form', { name: 'Find a room' });
    expect(form).toHaveAttribute('action', '/en/search');
    expect(form).toHaveAttribute('method', 'get');
  });

  it('chooses rooms and guests up to their limits', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    const dialog = await screen.findByRole('dialog', { name: 'Rooms & guests' });
    const adults = within(dialog).getByRole('spinbutton', { name: 'Adults' });
    act(() => adults.focus());
    await user.keyboard('{End}');
    expect(adults).toHaveAttribute('aria-valuenow', '4');
    await user.click(within(dialog).getByRole('button', { name: 'Add room' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add room' }));
    expect(within(dialog).getByRole('button', { name: 'Add room' })).toHaveAttribute('aria-disabled', 'true');
    expect(within(dialog).getByText('You can search for up to 3 rooms at a time.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Remove room 3' }));
    expect(within(within(dialog).getByRole('group', { name: /Room 2/ })).getByLabelText('Adults')).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cell('Rooms & guests')).toHaveTextContent('2 rooms · 6 adults');
  });

  it('takes guests as they are typed, within the limits, and shares a crowded room over two', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    const dialog = await screen.findByRole('dialog', { name: 'Rooms & guests' });
    expect(within(dialog).getByText(/You can search for 1–4 adults/)).toBeVisible();
    act(() => within(dialog).getByRole('spinbutton', { name: 'Adults' }).focus());
    await user.keyboard('9');
    expect(within(dialog).getByRole('spinbutton', { name: 'Adults' })).toHaveAttribute('aria-valuenow', '4');
    await user.keyboard('0');
    expect(within(dialog).getByRole('spinbutton', { name: 'Adults' })).toHaveAttribute('aria-valuenow', '1');
    await user.keyboard('3');
    act(() => within(dialog).getByRole('spinbutton', { name: 'Children' }).focus());
    await user.keyboard('2');
    expect(within(dialog).getByText(/Few rooms sleep four or more guests/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Split into 2 rooms' }));
    const adults = within(dialog).getAllByRole('spinbutton', { name: 'Adults' });
    expect(adults.map((field) => field.getAttribute('aria-valuenow'))).toEqual(['2', '1']);
    expect(cell('Rooms & guests')).toHaveTextContent('2 rooms · 3 adults · 2 children');
  });

  it.each(['Done', 'Find rooms', 'another cell', 'Escape'])(
    'searches a check-in that was picked without a check-out for the shortest stay, left by %s',
    async (leaveBy) => {
      const user = userEvent.setup();
      show();
      await user.click(cell('Dates'));
      const dialog = await screen.findByRole('dialog', { name: 'Choose your dates' });
      const [start] = within(dialog).getAllByRole('textbox');
      const day = addDays(today, 3);
      await user.clear(start as HTMLElement);
      await user.type(start as HTMLElement, `${day}{Enter}`);
      expect(within(dialog).getByText('Choose your check-out date, or continue with 1 night.')).toBeVisible();
      if (leaveBy === 'Escape') await user.keyboard('{Escape}');
      else if (leaveBy === 'another cell') await user.click(cell('Rooms & guests'));
      else await user.click(screen.getByRole('button', { name: leaveBy }));
      expect(cell('Dates')).toHaveTextContent(
        `${formatShortDay(day, 'en')} – ${formatShortDay(addDays(day, 1), 'en')}`,
      );
      if (leaveBy !== 'Find rooms') await user.click(screen.getByRole('button', { name: 'Find rooms' }));
      expect(router.push).toHaveBeenCalledExactlyOnceWith(
        `/en/search?checkIn=${day}&checkOut=${addDays(day, 1)}&room=2-0`,
      );
    },
  );

  it('waits for the check-out of a first pick after a reload, too', async () => {
    const user = userEvent.setup();
    const before = show();
    await user.click(cell('Dates'));
    const [typed] = within(await screen.findByRole('dialog', { name: 'Choose your dates' })).getAllByRole('textbox');
    const day = addDays(today, 3);
    await user.clear(typed as HTMLElement);
    await user.type(typed as HTMLElement, `${day}{Enter}`);
    before.unmount();

    show();
    await waitFor(() => expect(cell('Dates')).toHaveTextContent(formatShortDay(day, 'en')));
    await user.click(cell('Dates'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your dates' }));
    expect(dialog.getByText('Choose your check-out date, or continue with 1 night.')).toBeVisible();
    const [start, end] = dialog.getAllByRole('textbox');
    expect(start).toHaveValue(formatShortDay(day, 'en'));
    expect(end).toHaveValue('');
    await user.type(end as HTMLElement, `${addDays(day, 2)}{Enter}`);
    expect(dialog.getByText('2 nights')).toBeVisible();
  });

  it.each([
    ['Done', 'half a da', /could not read this date/],
    ['Find rooms', 'half a da', /could not read this date/],
    ['Rooms & guests', 'half a da', /could not read this date/],
    ['Done', '', 'Please enter a date or choose one in the calendar.'],
  ])('stays with a date that %s leaves half-typed as “%s”, and says so below it', async (goOn, text, reason) => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Dates'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your dates' });
    const end = within(dialog).getAllByRole('textbox')[1] as HTMLElement;
    await user.clear(end);
    if (text !== '') await user.type(end, text);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${goOn}`) }));
    expect(screen.getByRole('dialog', { name: 'Choose your dates' })).toBeVisible();
    expect(end).toHaveAccessibleDescription(reason);
    expect(end).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes over a date that is typed to its end by the press that sends the form', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Dates'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your dates' });
    const end = within(dialog).getAllByRole('textbox')[1] as HTMLElement;
    await user.clear(end);
    await user.type(end, addDays(today, 4));
    await user.click(screen.getByRole('button', { name: 'Find rooms' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith(
      `/en/search?checkIn=${today}&checkOut=${addDays(today, 4)}&room=2-0`,
    );
  });

  it('keeps guests that were changed when the picker is left by Escape', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    const dialog = await screen.findByRole('dialog', { name: 'Rooms & guests' });
    act(() => within(dialog).getByRole('spinbutton', { name: 'Adults' }).focus());
    await user.keyboard('3{Escape}');
    expect(cell('Rooms & guests')).toHaveTextContent('1 room · 3 adults');
  });

  it('closes a picker by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Rooms & guests'));
    await screen.findByRole('dialog', { name: 'Rooms & guests' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cell('Rooms & guests')).toHaveFocus();
  });
});
