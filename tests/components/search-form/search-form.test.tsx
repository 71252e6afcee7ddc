import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlainFields } from '@/components/search-form/plain-fields';
import { SearchForm } from '@/components/search-form/search-form';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { addDays } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { unknownNights } from '@/lib/stay/availability';
import { type ChosenStay, initialChoice, stayOfChoice, withDates } from '@/lib/stay/chosen-stay';
import { defaultView } from '@/lib/stay/result-params';
import { defaultRoom } from '@/lib/stay/rooms';
import { writeSearchParams } from '@/lib/stay/search-params';
import { writeStoredSearch } from '@/lib/stay/stored-search';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { catalogue, InEnglish } from './sample-texts';
import { cell, freshBrowser, show, today } from './shown-search-form';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const inAMonth = addDays(today, 30);
const lastVisit = withDates(initialChoice(today), { checkInDate: inAMonth, checkOutDate: addDays(inAMonth, 2) });

/** Leaves a choice in the browser, as an earlier visit does. */
function store(choice: ChosenStay) {
  const state = writeStoredSearch(choice, { viewPeriod: 2, nights: unknownNights });
  window.localStorage.setItem(SEARCH_STORAGE_KEY, JSON.stringify({ version: 1, state }));
}

// Parts of the form are fetched when they are reached for, which takes its time where many tests run at once.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  freshBrowser();
  window.sessionStorage.clear();
  router.push.mockReset();
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
    store(lastVisit);
    show();
    await waitFor(() => expect(cell('Dates')).toHaveTextContent(formatShortDay(inAMonth, 'en')));
    expect(cell('Dates')).toHaveTextContent('2 nights');
  });

  it('names stored hotels in the reader’s language, and gives up those that are gone', async () => {
    const hotels = [
      { hotelId: 'haneul-gyeongbok', hotelName: '하늘 경복' },
      { hotelId: 'gone', hotelName: '없어진 곳' },
    ];
    store({ ...lastVisit, hotels });
    const answer = { data: { hotels: [{ hotelId: 'haneul-gyeongbok', hotelName: 'Haneul Gyeongbok' }] } };
    const ask = vi.fn(async (..._asked: [string, SentRequest]) => Response.json(answer));
    stubFetch(ask);
    show();
    await waitFor(() => expect(cell('Where')).toHaveTextContent(/Haneul Gyeongbok$/));
    expect(JSON.parse(ask.mock.calls[0]?.[1].body ?? '')).toEqual({
      lang: 'en',
      hotelIdList: ['haneul-gyeongbok', 'gone'],
    });
    expect(ask).toHaveBeenCalledOnce();
    await waitFor(() => expect(window.localStorage.getItem(SEARCH_STORAGE_KEY)).not.toContain('gone'));
  });

  it('lets the address win over what is stored, and stores it', async () => {
    store(lastVisit);
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

  it('keeps a choice that is not sent over a full load of its page, as in another language, and drops it with its page', async () => {
    const checkOutDate = addDays(inAMonth, 1);
    const rooms = [{ adults: 1, minor: 0 }];
    const search = { category: 'location', detail: '전체', hotelIds: [], checkInDate: inAMonth, checkOutDate, rooms };
    const first = show({ search });
    await userEvent.click(cell('Rooms & guests'));
    await userEvent.click(await screen.findByRole('button', { name: 'Room 1: More Adults' }));
    await waitFor(() => expect(cell('Rooms & guests')).toHaveTextContent('2 adults'));
    const left = { ...window.sessionStorage };
    first.unmount();
    expect(window.sessionStorage).toHaveLength(0);

    for (const [key, text] of Object.entries(left)) window.sessionStorage.setItem(key, text);
    const again = show({ search });
    await waitFor(() => expect(cell('Rooms & guests')).toHaveTextContent('2 adults'));
    again.unmount();

    for (const [key, text] of Object.entries(left)) window.sessionStorage.setItem(key, text);
    show({ search: { ...search, checkOutDate: addDays(inAMonth, 3) } });
    await waitFor(() => expect(window.localStorage.getItem(SEARCH_STORAGE_KEY)).toContain(addDays(inAMonth, 3)));
    expect(cell('Rooms & guests'), 'another search').toHaveTextContent('1 adult');
  });

  it('goes to the address of its search and notifies the data layer, without anything personal', async () => {
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

  const sent = () => new URLSearchParams([...new FormData(screen.getByRole('form'))] as [string, string][]).toString();
  const search = {
    ...stayOfChoice(initialChoice(today)),
    hotelIds: ['oreum-jeju', 'haneul-namsan'],
    rooms: [{ adults: 2, minor: 1, minorAges: [9] }, defaultRoom, defaultRoom],
  };
  const ofJeju = { ...search, detail: 'jeju', hotelIds: [] };

  it('sends the search of the address, with each room, where its script does not', () => {
    show({ search });
    expect(sent()).toBe(writeSearchParams(search));
  });

  it('on a hotel’s rooms sends the list that they were reached from too', () => {
    const view = { ...defaultView, filters: { refundable: true } };
    show({ hotel: { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' }, search: ofJeju, view });
    expect(sent()).toBe(writeSearchParams(ofJeju, view));
  });

  it('on a hotel’s rooms goes back to them with that list, and stores the hotel as the one chosen', async () => {
    const hotel = { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' };
    show({ hotel, search: { ...ofJeju, rooms: [defaultRoom] } });
    await userEvent.click(screen.getByRole('button', { name: 'Find rooms' }));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    const query = writeSearchParams({ ...ofJeju, rooms: [defaultRoom] });
    expect(router.push).toHaveBeenCalledExactlyOnceWith(`/en/search/oreum-jeju?${query}`);
    expect(query).toContain('detail=jeju');
    const { state } = JSON.parse(window.localStorage.getItem(SEARCH_STORAGE_KEY) ?? '');
    expect(state.selectedHotels).toEqual([hotel]);
  });

  it.each([
    [
      'the list',
      { search, view: { ...defaultView, filters: { accessible: true }, unit: 'points', page: 2 } },
      ['accessible=1', 'unit=points'],
    ],
    [
      'a hotel’s rooms',
      {
        hotel: { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' },
        search: ofJeju,
        view: { ...defaultView, filters: { accessible: true }, unit: 'points', packageId: 'spring' },
      },
      ['detail=jeju', 'accessible=1', 'offer=spring', 'unit=points'],
    ],
  ] as const)('without script sends the need and the package of %s with other dates', (_where, props, expected) => {
    document.body.innerHTML = renderToString(
      <InEnglish>
        <SearchForm locale="en" today={today} catalogue={catalogue} {...props} />
      </InEnglish>,
    ).replace(/<noscript>(.*)<\/noscript>/s, '<div id="plain">$1</div>');
    const hidden = [...document.querySelectorAll<HTMLInputElement>('#plain input[type=hidden]')];
    expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual(expected);
  });

  it('keeps every hotel that was searched for in its plain fields', () => {
    const hotelIds = catalogue.hotels.slice(0, 2).map(({ hotelId }) => hotelId);
    expect(hotelIds).toHaveLength(2);
    render(
      <InEnglish>
        <PlainFields catalogue={catalogue} query="" search={{ ...stayOfChoice(initialChoice(today)), hotelIds }} />
      </InEnglish>,
    );
    const lists = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Hotel\s[12]$/ });
    expect(lists.map(({ name, value }) => [name, value])).toEqual(hotelIds.map((id) => ['hotel', id]));
  });
});
