import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { memo, useCallback, useMemo, useState } from 'react';
import { CalendarNotes } from '@/components/stay/calendar-notes';
import { detailName, knownPlace } from '@/components/stay/form-catalogue';
import { StayCalendar } from '@/components/stay/stay-calendar';
import { TypedDayField } from '@/components/stay/typed-day-field';
import { unitOptionClass } from '@/components/stay/unit-option-class';
import { useSearchNights } from '@/components/stay/use-nights';
import { problemText, useTypedStay } from '@/components/stay/use-typed-stay';
import { useWideScreen } from '@/components/stay/use-wide-screen';
import { FieldError } from '@/components/ui/field-frame';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { countNights, type SeoulMonth } from '@/lib/dates/day';
import { languageOf } from '@/lib/i18n/languages';
import { minimumStayFrom } from '@/lib/stay/availability';
import { pickOf, withDates, withPick } from '@/lib/stay/chosen-stay';
import type { DatePick } from '@/lib/stay/pick-dates';
import { newPointRulesAtom } from '@/lib/stay/point-rules-atoms';
import { type PriceUnit, priceUnits } from '@/lib/stay/result-params';
import { DEFAULT_CATEGORY } from '@/lib/stay/stay';
import { problemOfStay } from '@/lib/stay/stay-problem';
import { availableDateRequest } from '@/lib/stay/stored-search';
import { type LeaveBy, type PickerProps, PickerSurface } from './picker-surface';

function DatesPicker(props: PickerProps) {
  const { locale, today, catalogue, hotel, accessible, unit, onUnit, packageId, cell, value, onChange, onClose } =
    props;
  const form = useTranslations('search.form');
  const calendar = useTranslations('search.calendar');
  const stay = useTranslations('common.stay');
  const words = { calendar, stay };
  const wide = useWideScreen();
  const [isMember] = useState(hasSessionHint);
  const months = wide ? 2 : 1;
  const asked = availableDateRequest(value, { hotel, viewPeriod: months });
  const inView = useSearchNights(asked, { ...knownPlace(catalogue, value), accessible, packageId }, true);
  const { rules, failed } = usePointRules(locale, unit);
  const { nights } = inView;
  const { checkInDate, checkOutDate, isOpen } = value;
  const pick = useMemo(() => pickOf({ checkInDate, checkOutDate, isOpen }), [checkInDate, checkOutDate, isOpen]);
  // Stable, as the calendar renders with its own changes only.
  const choose = useCallback(
    (picked: DatePick) => onChange((now) => withPick(now, picked, nights)),
    [nights, onChange],
  );
  const setViewMonth = useCallback((viewMonth: SeoulMonth) => onChange((now) => ({ ...now, viewMonth })), [onChange]);
  // Chosen before its nights were known, or sold out since.
  const problem = isOpen ? null : problemOfStay(nights, { start: checkInDate, end: checkOutDate }, today);

  // Going on without a check-out searches the shortest stay; the text says so beforehand.
  const shortest = minimumStayFrom(nights, checkInDate);
  const nightsWord = stay('nights', { count: shortest });
  const minimum = shortest > 1 ? `${calendar('problems.minimumStay', { nights: nightsWord })} ` : '';
  const withoutCheckOut = minimum + calendar('chooseCheckOutOr', { nights: nightsWord });
  const split = nights.partyTooLarge?.rooms ?? undefined;
  const splitLabel = form('splitRooms', { rooms: stay('rooms', { count: split?.length ?? 1 }) });
  const priceLegend = () => {
    const shown = { unit: calendar(rules === null ? 'won' : 'points') };
    if (packageId !== undefined) return calendar('packageLegend', shown);
    if (asked.hotelIdList.length > 0)
      return calendar(asked.hotelIdList.length > 1 ? 'priceLegendMany' : 'priceLegend', shown);
    const { category, detail } = value;
    const place = detailName(catalogue, category, detail);
    if (place === null) return calendar('priceLegendAll', shown);
    return calendar(category === DEFAULT_CATEGORY ? 'priceLegendRegion' : 'priceLegendTheme', { place, ...shown });
  };
  const missing = calendar('problems.missing');
  const { checkIn, checkOut, calendar: days } = useTypedStay({ locale, today, nights, pick, missing, onPick: choose });
  const close = () => {
    onChange((now) => (now.isOpen ? withDates(now, now) : now));
    onClose();
  };
  const mayGoOn = (by: LeaveBy) => {
    const fields = [checkIn, checkOut];
    const wasRefused = fields.some(({ error }) => error !== undefined);
    const refused = fields.filter((field) => !field.settle());
    // A press beside is answered once: who presses again means to leave.
    if (refused.length === 0 || (by === 'pressBeside' && wasRefused)) return true;
    refused[0]?.input.current?.focus();
    return false;
  };

  return (
    <PickerSurface
      cell={cell}
      title={calendar('title')}
      onClose={close}
      mayGoOn={mayGoOn}
      minHeight="min-h-[31.5rem] lg:min-h-[32.25rem]"
      summary={isOpen ? withoutCheckOut : stay('nights', { count: countNights(checkInDate, checkOutDate) })}
    >
      <div className="dates-picker">
        <div className="mb-6 lg:mb-9">
          <div className="day-fields">
            <TypedDayField field={checkIn} label={form('checkIn')} placeholder={calendar('typedExample')} />
            <TypedDayField field={checkOut} label={form('checkOut')} placeholder={calendar('typedExample')} />
          </div>
          <FieldError id="stay">{problem === null ? undefined : problemText(problem, words, locale)}</FieldError>
        </div>
        <StayCalendar
          key={months}
          {...days}
          isMember={isMember}
          rules={rules}
          withPackage={packageId !== undefined}
          months={months}
          onViewMonth={setViewMonth}
          // A sheet gives the focus to its own first stop.
          autoFocus={wide}
        />
        <div className="gap-x-6 sm:flex">
          <UnitButtons unit={unit} failed={failed} onUnit={onUnit} />
          <CalendarNotes
            inView={inView}
            priceLegend={priceLegend()}
            accessible={accessible}
            withPackage={packageId !== undefined}
            tooLarge={
              nights.partyTooLarge
                ? { onSplit: split && (() => onChange((now) => ({ ...now, rooms: split }))), splitLabel }
                : null
            }
          />
        </div>
      </div>
    </PickerSurface>
  );
}

export default memo(DatesPicker);

/** The rules by which a calendar shows points; null for won, and until the rules are there. */
function usePointRules(locale: string, unit: PriceUnit) {
  const rulesAtom = useMemo(() => newPointRulesAtom(languageOf(locale).code, unit === 'points'), [locale, unit]);
  const { data, isPending, isError } = useAtomValue(rulesAtom);
  const rules = unit === 'points' ? (data ?? null) : null;
  return { rules, failed: unit === 'points' && rules === null && (isError || !isPending) };
}

interface UnitButtonsProps {
  unit: PriceUnit;
  failed: boolean;
  onUnit: (unit: PriceUnit) => void;
}

function UnitButtons({ unit, failed, onUnit }: UnitButtonsProps) {
  const t = useTranslations('search.unit');
  return (
    <fieldset className="mt-4 flex shrink-0 flex-wrap items-center gap-x-4">
      <legend className="sr-only">{t('label')}</legend>
      <span className="flex">
        {priceUnits.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === unit}
            onClick={() => onUnit(each)}
            className={unitOptionClass}
          >
            {t(each)}
          </button>
        ))}
      </span>
      {failed && (
        <span role="status" className="text-ink-soft text-sm">
          {t('unavailable')}
        </span>
      )}
    </fieldset>
  );
}
