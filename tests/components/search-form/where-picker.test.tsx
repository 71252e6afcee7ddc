// Long, because each way to choose a place is tried on the one picker.
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WherePicker from '@/components/search-form/where-picker';
import { queryClient } from '@/lib/bff/query-client';
import { seoulToday } from '@/lib/dates/moment';
import { type ChosenStay, initialChoice } from '@/lib/stay/chosen-stay';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { catalogue, InEnglish } from './sample-texts';

const everyHotel = Array.from({ length: 45 }, (_, index) => ({
  hotelId: `house-${index}`,
  hotelName: `House ${index}`,
  cityName: index % 2 === 0 ? 'Jeju City' : 'Seogwipo',
  regionName: 'Jeju',
}));

// Typing rests before it asks, and many tests run at once.
configure({ asyncUtilTimeout: 10_000 });

let asked: { query: URLSearchParams; signal: AbortSignal }[] = [];
let refuse = 0;

/** The hub's own rule in small: twenty a page of those whose name holds what was typed. */
function answerSuggestions(path: string, init: SentRequest): Promise<Response> {
  const query = new URL(path, 'http://localhost').searchParams;
  asked.push({ query, signal: init.signal });
  if (refuse > 0) {
    refuse -= 1;
    return Promise.resolve(new Response('{}', { status: 503 }));
  }
  // An answer that is never in time.
  if (query.get('query') === 'held') {
    return new Promise((_resolve, reject) => init.signal.addEventListener('abort', () => reject(init.signal.reason)));
  }
  const found = everyHotel.filter(({ hotelName }) => hotelName.toLowerCase().includes(query.get('query') ?? ''));
  const isElsewhere = query.get('detail') === 'seoul' && query.get('query') !== null;
  const page = Number(query.get('page'));
  const body = {
    data: {
      hotels: found.slice(20 * (page - 1), 20 * page).map((hotel) => ({ ...hotel, isElsewhere })),
      total: found.length,
    },
  };
  return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
}

beforeEach(() => {
  asked = [];
  refuse = 0;
  queryClient().clear();
  window.localStorage.clear();
  stubFetch(answerSuggestions);
  // jsdom lays nothing out, so nothing ever comes into view; scrolling is walked in the journeys.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => vi.unstubAllGlobals());

const today = seoulToday(new Date());

/** The picker in a form, which holds what is chosen. */
function Form({
  first,
  onShown,
  onClose,
}: {
  first: ChosenStay;
  onShown: (value: ChosenStay) => void;
  onClose: () => void;
}) {
  const [value, setValue] = useState(first);
  onShown(value);
  return (
    <form>
      <WherePicker
        cell={document.createElement('button')}
        locale="en"
        today={today}
        catalogue={catalogue}
        value={value}
        onChange={setValue}
        unit="won"
        onUnit={() => undefined}
        onClose={onClose}
      />
    </form>
  );
}

async function open(first: Partial<ChosenStay> = {}) {
  const onClose = vi.fn();
  const onShown = vi.fn<(value: ChosenStay) => void>();
  const user = userEvent.setup();
  render(
    <InEnglish>
      <Form first={{ ...initialChoice(today), ...first }} onShown={onShown} onClose={onClose} />
    </InEnglish>,
  );
  const shown = () => onShown.mock.lastCall?.[0];
  return {
    user,
    onClose,
    dialog: within(screen.getByRole('dialog', { name: 'Where' })),
    chosen: () => shown()?.hotels.map(({ hotelId }) => hotelId),
    place: () => [shown()?.category, shown()?.detail],
  };
}

describe('the choice of hotels', () => {
  it('lists the first page and says how many there are', async () => {
    const { dialog } = await open();
    expect(await dialog.findAllByRole('option')).toHaveLength(20);
    expect(dialog.getByText('Hotels: 45')).toBeVisible();
    expect(asked[0]?.query.toString()).toBe('lang=en&page=1');
  });

  it('takes several, shows them as chips, and gives them up one by one or all', async () => {
    const { dialog, chosen, user } = await open();
    await user.click(await dialog.findByRole('option', { name: /^House 3/ }));
    await user.click(dialog.getByRole('option', { name: /^House 5/ }));
    expect(chosen()).toEqual(['house-3', 'house-5']);
    expect(dialog.getByRole('option', { name: /^House 3/ })).toHaveAttribute('aria-selected', 'true');
    expect(dialog.getByText('Selected hotels: 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove House 3' }));
    expect(dialog.getByRole('button', { name: 'Remove House 5' })).toHaveFocus();
    expect(chosen()).toEqual(['house-5']);
    await user.click(dialog.getByRole('button', { name: 'Clear all' }));
    expect(chosen()).toEqual([]);
  });

  it('is made by keyboard alone: type, arrow down, Space or Enter, and what was chosen before stays', async () => {
    const { dialog, chosen, user } = await open();
    await user.click(await dialog.findByRole('option', { name: /^House 1(?!\d)/ }));
    const field = dialog.getByRole('searchbox');
    await user.click(field);
    await user.keyboard('house 44');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['house-1', 'house-44']);
    await user.keyboard(' ');
    expect(chosen()).toEqual(['house-1']);
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{Tab} ');
    expect(chosen()).toEqual(['house-1', 'house-44']);
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(field).toHaveFocus();
  });

  it('asks once for what was typed in one go, and gives up what is typed over', async () => {
    const { dialog } = await open();
    await dialog.findAllByRole('option');
    asked = [];
    const field = dialog.getByRole('searchbox');
    for (const value of ['h', 'house', 'held']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(asked.map(({ query }) => query.get('query'))).toEqual(['held']));
    expect(asked[0]?.signal.aborted).toBe(false);
    fireEvent.change(field, { target: { value: 'house 12' } });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(await dialog.findByText('Hotels: 1')).toBeVisible();
  });

  it('chooses the one hotel that fits what was typed when Done is pressed', async () => {
    const { dialog, chosen, user, onClose } = await open();
    await user.type(dialog.getByRole('searchbox'), 'house 44');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(chosen()).toEqual(['house-44']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['house', 'atlantis'])('stays when “%s” names no one hotel, and says what to do', async (text) => {
    const { dialog, chosen, user, onClose } = await open();
    await dialog.findAllByRole('option');
    await user.type(dialog.getByRole('searchbox'), text);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.getByText(/No hotel has been selected for your entry/)).toBeVisible();
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    expect(chosen()).toEqual([]);
    await user.clear(dialog.getByRole('searchbox'));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('finds a hotel outside the chosen place, and says that it is there', async () => {
    const { dialog, chosen, user } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Seoul' }));
    await user.type(dialog.getByRole('searchbox'), 'house 44');
    expect(await dialog.findByText('Hotels outside Seoul are listed too.')).toBeVisible();
    await user.click(dialog.getByRole('option', { name: /^House 44/ }));
    expect(chosen()).toEqual(['house-44']);
    expect(dialog.getByText(/Only the hotels you chose are searched/)).toBeVisible();
  });

  it('says that nothing fits, and what to do', async () => {
    const { dialog, user } = await open();
    await user.type(dialog.getByRole('searchbox'), 'atlantis');
    expect(await dialog.findByText(/No hotel matches “atlantis”/)).toBeVisible();
    expect(dialog.queryAllByRole('option')).toHaveLength(0);
  });

  it('keeps the list while an input method composes what finds nothing', async () => {
    const { dialog } = await open();
    expect(await dialog.findAllByRole('option')).toHaveLength(20);
    const field = dialog.getByRole('searchbox');
    fireEvent.compositionStart(field);
    asked = [];
    fireEvent.change(field, { target: { value: 'ji z' } });
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(dialog.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true'));
    expect(dialog.getAllByRole('option')).toHaveLength(20);
    fireEvent.change(field, { target: { value: 'house 44' } });
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    fireEvent.change(field, { target: { value: 'ji z' } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(dialog.queryAllByRole('option')).toHaveLength(0));
  });

  it('says that it failed, and asks again at a press', async () => {
    refuse = 1;
    const { dialog, user } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Load again' }));
    expect(await dialog.findAllByRole('option')).toHaveLength(20);
    expect(dialog.queryByText('The hotels could not be loaded.')).not.toBeInTheDocument();
  });

  it('says so, and reports it, where the answer has an unknown shape', async () => {
    const heard = vi.fn();
    vi.stubGlobal('reportError', heard);
    const odd = () => new Response('{"data":{}}', { headers: { 'content-type': 'application/json' } });
    stubFetch(() => Promise.resolve(odd()));
    const { dialog } = await open();
    expect(await dialog.findByRole('button', { name: 'Load again' })).toBeVisible();
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  });

  it('ends at the twenty that one search can name', async () => {
    const hotels = everyHotel.slice(0, 20).map(({ hotelId, hotelName }) => ({ hotelId, hotelName }));
    const { dialog, user } = await open({ hotels });
    await dialog.findAllByRole('option');
    expect(dialog.getByText('You can select up to 20 hotels at a time.')).toBeVisible();
    await user.type(dialog.getByRole('searchbox'), 'house 30');
    expect(await dialog.findByRole('option', { name: /^House 30/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the choice of a place', () => {
  it('goes by tab and detail, asks for the hotels there, and keeps those that were chosen', async () => {
    const { dialog, chosen, place, user } = await open();
    await user.click(await dialog.findByRole('option', { name: /^House 3/ }));
    await user.click(dialog.getByRole('radio', { name: 'Jeju' }));
    await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('lang=en&page=1&category=location&detail=jeju'));
    expect(chosen()).toEqual(['house-3']);
    await user.click(dialog.getByRole('tab', { name: 'Theme' }));
    expect(dialog.getByRole('radio', { name: 'All' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Sea' }));
    await waitFor(() => expect(asked.at(-1)?.query.get('detail')).toBe('sea'));
    expect(place()).toEqual(['theme', 'sea']);
  });
});
