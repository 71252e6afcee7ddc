import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeDates } from '@/components/booking/change-dates';
import { queryClient } from '@/lib/bff/query-client';
import type { ChangedRoom, PickedDates } from '@/lib/booking/change-stay';
import { addDays } from '@/lib/dates/day';
import { formatLongDay, formatShortDay } from '@/lib/dates/format';
import { seoulToday } from '@/lib/dates/moment';
import booking from '@/messages/en/booking.json';
import common from '@/messages/en/common.json';
import search from '@/messages/en/search.json';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { served, takenOver, withEarlyScript } from '../ui/served-page';
import { answer } from './booking.fixtures';

// In the middle of a month, so that the days around it are in view.
const soon = addDays(seoulToday(new Date()), 40);
const checkIn = `${soon.slice(0, 8)}14`;
const day = (offset: number) => addDays(checkIn, offset);
const stay = { checkInDate: checkIn, checkOutDate: day(2) };
/** The night after the stay is gone for everybody, and the one after it dear. */
const nights = Array.from({ length: 8 }, (_, offset) => ({
  date: day(offset - 2),
  available: offset !== 4,
  lowestKrw: offset === 4 ? null : 300_000 + offset,
  minimumStayNights: 1,
}));
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
const picked = vi.fn<(dates: PickedDates) => void>();

beforeEach(() => {
  queryClient().clear();
  picked.mockReset();
  fetched.mockReset().mockImplementation(async () => answer(200, { data: { nights } }));
  stubFetch(fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

const room = {
  ...{ adults: 2, minor: 0, roomTypeId: 'garden-room', ratePlanId: 'flexible' },
  ...{ guestFirstName: 'Sample', guestLastName: 'Guest', requests: '' },
};

interface DatesProps {
  changedAt?: string | null;
  rooms?: ChangedRoom[];
  accessible?: boolean;
}

function Dates({ changedAt = null, rooms = [room], accessible }: DatesProps) {
  const [dates, setDates] = useState<PickedDates>(stay);
  return (
    <NextIntlClientProvider locale="en" messages={{ booking, common, search }} timeZone="Asia/Seoul">
      <ChangeDates
        today={seoulToday(new Date())}
        reservation={{ reservationNo: 'R-100000', changedAt, ...stay }}
        addresses={{ nights: '/api/guest/nights', expiredHref: '/again' }}
        wish={{ ...dates, rooms, ...(accessible && { accessible }) }}
        onPick={(next) => {
          picked(next);
          setDates(next);
        }}
      />
    </NextIntlClientProvider>
  );
}
const field = (label: string) => screen.getByRole('textbox', { name: label });
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), `${text}{Enter}`);
};
const { checkIn: checkInLabel, checkOut: checkOutLabel } = search.form;
const cell = (date: string) => document.querySelector(`[data-day="${date}"]`) as HTMLElement;

describe('new dates of a stay that are typed before the page has its script', () => {
  withEarlyScript();

  for (const last of ['checkIn', 'checkOut', null] as const) {
    it(`stay, both after the booked stay, with the focus in ${last ?? 'neither field'}`, async () => {
      served(<Dates />);
      const texts = { checkIn: day(3), checkOut: day(5) };
      const inputs = { checkIn: field(checkInLabel), checkOut: field(checkOutLabel) };
      for (const name of ['checkOut', 'checkIn'] as const)
        fireEvent.input(inputs[name], { target: { value: texts[name] } });
      if (last) inputs[last].focus();
      await takenOver(<Dates />);
      if (last !== 'checkIn')
        await waitFor(() => expect(field(checkOutLabel)).toHaveValue(formatShortDay(texts.checkOut, 'en')));
      await userEvent.click(document.body);
      expect(picked).toHaveBeenLastCalledWith({ checkInDate: texts.checkIn, checkOutDate: texts.checkOut });
      expect(field(checkInLabel)).toHaveValue(formatShortDay(texts.checkIn, 'en'));
      expect(field(checkOutLabel)).toHaveValue(formatShortDay(texts.checkOut, 'en'));
    });
  }
});

describe('new dates of a stay', () => {
  it('are typed in either order: a check-out that was refused beside the old check-in is tried with the new one', async () => {
    render(<Dates />);
    await screen.findByText(booking.change.priceNote);
    await type(checkOutLabel, day(5));
    expect(field(checkOutLabel)).toHaveAccessibleDescription();
    await type(checkInLabel, day(3));
    expect(picked).toHaveBeenLastCalledWith({ checkInDate: day(3), checkOutDate: day(5) });
    expect(field(checkOutLabel)).toHaveValue(formatShortDay(day(5), 'en'));
  });

  it('keep a check-out that fits the new check-in no better, and say why', async () => {
    render(<Dates />);
    await screen.findByText(booking.change.priceNote);
    await type(checkOutLabel, day(5));
    await type(checkInLabel, day(1));
    expect(picked).toHaveBeenLastCalledWith(expect.objectContaining({ checkInDate: day(1) }));
    expect(field(checkOutLabel)).toHaveValue(day(5));
    expect(field(checkOutLabel)).toHaveAccessibleDescription();
  });

  it('are asked for at the reservation’s own address, with no hotel and no number in the body', async () => {
    render(<Dates />);
    await screen.findByText(booking.change.priceNote);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/guest/nights');
    expect(JSON.parse(String(init?.body))).toEqual({
      ...{ viewMonth: checkIn.slice(0, 7), viewPeriod: 1 },
      rooms: [{ adults: 2, minor: 0, roomTypeId: 'garden-room', ratePlanId: 'flexible' }],
    });
    expect(cell(day(0))).toHaveAttribute('data-role', 'check-in');
    expect(cell(day(0)), 'what a night costs is no lowest price').toHaveTextContent('₩300,002');
    expect(cell(day(0))).not.toHaveTextContent(/from/);
  });

  it('are asked for again, and priced, for the rooms as they are chosen', async () => {
    const { rerender } = render(<Dates />);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    rerender(<Dates rooms={[{ ...room, roomTypeId: 'sea-room', ratePlanId: 'advance' }]} />);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
    const rooms = fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).rooms);
    const party = { adults: 2, minor: 0 };
    expect(rooms[0]).toEqual([{ ...party, roomTypeId: 'garden-room', ratePlanId: 'flexible' }]);
    expect(rooms[2]).toEqual([{ ...party, roomTypeId: 'sea-room', ratePlanId: 'advance' }]);
  });

  it('are asked for again with the need of an accessible room', async () => {
    const { rerender } = render(<Dates />);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    rerender(<Dates accessible />);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
    const needs = fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).accessible);
    expect(needs).toEqual([undefined, undefined, true, true]);
  });

  it('are typed as in the search, and shown in words', async () => {
    render(<Dates />);
    await screen.findByText(booking.change.priceNote);
    await type(checkOutLabel, formatLongDay(day(1), 'en'));
    expect(picked).toHaveBeenLastCalledWith({ checkInDate: checkIn, checkOutDate: day(1) });
    expect(field(checkOutLabel)).toHaveValue(formatShortDay(day(1), 'en'));
    expect(screen.getByText('1 night')).toBeVisible();
    await type(checkInLabel, day(-1));
    expect(picked).toHaveBeenLastCalledWith({ checkInDate: day(-1), checkOutDate: day(1) });
  });

  it('picked in two presses wait for the second, out on a sold-out day too', async () => {
    render(<Dates />);
    await screen.findByText(booking.change.priceNote);
    await userEvent.click(cell(day(1)));
    expect(picked).toHaveBeenLastCalledWith({ checkInDate: day(1), checkOutDate: null });
    expect(screen.getByText(search.calendar.chooseCheckOut)).toBeVisible();
    await userEvent.click(cell(day(2)));
    expect(picked).toHaveBeenLastCalledWith({ checkInDate: day(1), checkOutDate: day(2) });
  });

  it('are known again once the reservation has been changed, and not sooner', async () => {
    const asked = () => fetched.mock.calls.filter(([, init]) => String(init.body).includes(checkIn.slice(0, 7))).length;
    const first = render(<Dates />);
    await within(first.container).findByText(booking.change.priceNote);
    first.unmount();
    const second = render(<Dates />);
    expect(within(second.container).getByText(booking.change.priceNote)).toBeVisible();
    expect(asked()).toBe(1);
    second.unmount();
    render(<Dates changedAt="2026-11-21T12:00:00Z" />);
    await waitFor(() => expect(asked()).toBe(2));
  });
});
