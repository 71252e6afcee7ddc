'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { writeOffersParams } from '@/lib/stay/booking-params';
import { countNights, type SeoulDay } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';
import { type StaySearch, writeSearchParams } from '@/lib/stay/search-params';
import { type HotelRef, searchOfState } from '@/lib/stay/search-state';
import type { FormCatalogue } from './form-catalogue';
import { PlainFields } from './plain-fields';
import { SearchCell } from './search-cell';
import { pushSearch } from './search-events';
import type { SearchTexts } from './search-texts';
import { useOnIntent } from './use-on-intent';
import { useSearchState } from './use-search-state';
import { guestsText, whereText } from './where-text';

export interface SearchFormProps {
  locale: string;
  /** The day it is in Seoul, as the server saw it; the stored state comes after the first paint. */
  today: SeoulDay;
  texts: SearchTexts;
  catalogue: FormCatalogue;
  /** A form for this hotel alone: it leads to the hotel's rooms. */
  hotel?: HotelRef;
  /** The search of the page's address, which wins over the stored one. */
  search?: StaySearch;
  className?: string;
}

type Panel = 'where' | 'dates' | 'guests';
const loadWhere = () => import('./where-picker').then((module) => module.default);
const loadDates = () => import('./dates-picker').then((module) => module.default);
const loadGuests = () => import('./guests-picker').then((module) => module.default);

/**
 * The search on one sheet of paper: where, when, who, and one button. Without script it is a plain form that
 * asks for the same address.
 */
export function SearchForm({ locale, today, texts, catalogue, hotel, search, className }: SearchFormProps) {
  const { form } = texts;
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [open, setOpen] = useState<Panel | null>(null);
  const state = useSearchState(today, catalogue.hotels, search);
  const [where, fetchWhere] = useOnIntent(loadWhere);
  const [dates, fetchDates] = useOnIntent(loadDates);
  const [guests, fetchGuests] = useOnIntent(loadGuests);
  const panel = { where, dates, guests };
  const fetchPanel = { where: fetchWhere, dates: fetchDates, guests: fetchGuests };
  const wanted = searchOfState(state);
  const hotelIds = hotel ? [hotel.hotelId] : wanted.hotelIds;
  const action = localizedPath(locale, hotel ? paths.hotelOffers(hotel.hotelId, '') : paths.search()).replace(
    /\?$/,
    '',
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = hotel ? writeOffersParams(wanted, wanted.rooms) : writeSearchParams(wanted);
    const path = hotel ? paths.hotelOffers(hotel.hotelId, query) : paths.search(query);
    setOpen(null);
    pushSearch(wanted, hotel ? hotel.hotelId : hotelIds.join(',') || `${wanted.category}/${wanted.detail}`);
    startTransition(() => router.push(localizedPath(locale, path)));
  };
  const cell = (name: Panel) => ({
    open: open === name,
    onIntent: fetchPanel[name],
    onPress: () => {
      fetchPanel[name]();
      setOpen(open === name ? null : name);
    },
  });
  const close = () => setOpen(null);
  const stay = `${formatShortDay(wanted.checkInDate, locale)} – ${formatShortDay(wanted.checkOutDate, locale)}`;
  const nights = texts.counts.nights[countNights(wanted.checkInDate, wanted.checkOutDate)];
  const status = open === null ? 'idle' : panel[open].status;

  return (
    <form
      action={action}
      method="get"
      onSubmit={submit}
      aria-label={form.label}
      className={clsx('relative', className)}
    >
      <div
        className={clsx(
          'grid divide-y divide-stone rounded border border-stone-deep bg-paper lg:divide-x lg:divide-y-0',
          hotel ? 'lg:grid-cols-[3fr_2fr_auto]' : 'lg:grid-cols-[3fr_4fr_3fr_auto]',
        )}
      >
        {!hotel && <SearchCell label={form.where} value={whereText(state, catalogue, texts)} {...cell('where')} />}
        <SearchCell label={form.dates} value={`${stay} · ${nights}`} {...cell('dates')} />
        <SearchCell
          label={form.guests}
          value={`${texts.counts.rooms[wanted.rooms.length]} · ${guestsText(wanted.rooms, texts)}`}
          {...cell('guests')}
        />
        <noscript className="noscript:contents">
          <PlainFields texts={texts} catalogue={hotel ? null : catalogue} />
        </noscript>
        <div className="p-2">
          <Button
            type="submit"
            wide
            className="h-full min-h-control lg:px-10"
            pending={pending}
            pendingLabel={form.submitting}
          >
            {form.submit}
          </Button>
        </div>
      </div>
      <p aria-live="polite" className={clsx('mt-2 text-ink-muted text-sm', status !== 'failed' && 'sr-only')}>
        {status === 'loading' && form.loading}
        {status === 'failed' && form.loadFailed}
      </p>
      {open === 'where' && where.status === 'ready' && (
        <where.Component texts={texts} catalogue={catalogue} onClose={close} />
      )}
      {open === 'dates' && dates.status === 'ready' && (
        <dates.Component locale={locale} texts={texts} hotelIds={hotelIds} onClose={close} />
      )}
      {open === 'guests' && guests.status === 'ready' && <guests.Component texts={texts} onClose={close} />}
    </form>
  );
}
