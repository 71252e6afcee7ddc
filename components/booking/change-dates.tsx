import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChangeFailureNotice } from '@/components/booking/change-failure-notice';
import { CalendarNotes } from '@/components/stay/calendar-notes';
import { StayCalendar } from '@/components/stay/stay-calendar';
import { TypedDayField } from '@/components/stay/typed-day-field';
import { useNights } from '@/components/stay/use-nights';
import { problemText, useTypedStay } from '@/components/stay/use-typed-stay';
import { useWideScreen } from '@/components/stay/use-wide-screen';
import { FieldError } from '@/components/ui/field-frame';
import { isProblemError } from '@/lib/bff/problem-error';
import type { ChangeAddresses } from '@/lib/booking/change-addresses';
import { refusedNightsOf } from '@/lib/booking/change-failure';
import { type ChangeForm, type PickedDates, roomsForNights } from '@/lib/booking/change-stay';
import { countNights, monthOf, type SeoulDay, type SeoulMonth } from '@/lib/dates/day';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { askReservationNights } from '@/lib/stay/nights-atoms';
import type { DatePick } from '@/lib/stay/pick-dates';
import { problemOfStay } from '@/lib/stay/stay-problem';

interface ChangeDatesProps {
  today: SeoulDay;
  reservation: Pick<ReservationDetail, 'reservationNo' | 'changedAt' | 'checkInDate' | 'checkOutDate'>;
  addresses: Pick<ChangeAddresses, 'nights' | 'expiredHref'>;
  wish: PickedDates & Pick<ChangeForm, 'rooms' | 'accessible'>;
  onPick: (dates: PickedDates) => void;
}

export function ChangeDates({ today, reservation, addresses, wish, onPick }: ChangeDatesProps) {
  const { rooms, accessible, ...dates } = wish;
  const locale = useLocale();
  const t = useTranslations('booking.change');
  const form = useTranslations('search.form');
  const calendar = useTranslations('search.calendar');
  const words = { calendar, stay: useTranslations('common.stay') };
  const errorId = useId();
  const months = useWideScreen() ? 2 : 1;
  const [viewMonth, setViewMonth] = useState<SeoulMonth>(monthOf(dates.checkInDate));
  const asked = { rooms: roomsForNights(rooms), ...(accessible && { accessible }) };
  const inView = useNights({
    // Includes the version: a change invalidates the cached nights.
    owner: ['reservationNights', reservation.reservationNo, reservation.changedAt, JSON.stringify(asked)],
    ask: askReservationNights(addresses.nights, asked),
    viewMonth,
    viewPeriod: months,
    active: true,
  });
  const { nights, error } = inView;
  // Unlike public nights, these can be refused by a rule.
  const refusal = isProblemError(error) ? refusedNightsOf(error) : null;
  const pick = { start: dates.checkInDate, end: dates.checkOutDate };
  const isMoved = pick.start !== reservation.checkInDate || pick.end !== reservation.checkOutDate;
  // Chosen before its nights were loaded; the booked stay itself is always valid.
  const problem =
    isMoved && pick.end !== null ? problemOfStay(nights, { start: pick.start, end: pick.end }, today) : null;

  const choose = ({ start, end }: DatePick) => onPick({ checkInDate: start ?? dates.checkInDate, checkOutDate: end });
  const { checkIn, checkOut, calendar: days } = useTypedStay({ locale, today, nights, pick, onPick: choose });

  return (
    <div>
      <div className="mb-7 lg:mb-9">
        <div className="day-fields">
          <TypedDayField
            field={checkIn}
            name="checkIn"
            label={form('checkIn')}
            placeholder={calendar('typedExample')}
          />
          <TypedDayField
            field={checkOut}
            name="checkOut"
            label={form('checkOut')}
            placeholder={calendar('typedExample')}
          />
        </div>
        <p aria-live="polite" className="mt-3 text-ink-soft text-sm">
          {pick.end === null
            ? calendar('chooseCheckOut')
            : words.stay('nights', { count: countNights(pick.start, pick.end) })}
        </p>
        <FieldError id={errorId}>{problem === null ? undefined : problemText(problem, words, locale)}</FieldError>
      </div>
      <StayCalendar
        key={months}
        {...days}
        fromPrices={false}
        months={months}
        onViewMonth={setViewMonth}
        autoFocus={false}
      />
      {refusal === null ? (
        <CalendarNotes inView={inView} priceLegend={t('priceNote')} />
      ) : (
        <div className="mt-4">
          <ChangeFailureNotice failure={refusal} expiredHref={addresses.expiredHref} />
        </div>
      )}
    </div>
  );
}
