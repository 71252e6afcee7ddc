import type { FacilityFacts, StayNotice } from '../../../lib/hub/contract/facility-facts.ts';
import { isClosed } from '../dining/opening.ts';
import { restaurantsOfHotel } from '../dining/restaurants.ts';
import { chance } from '../prng.ts';
import { facilities } from '../seed/facilities.ts';
import {
  type Closing,
  closingReasons,
  type FacilityRule,
  facilityRules,
  minorsRule,
  parkingRule,
  petsRule,
  services,
} from '../seed/facility-rules.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import type { Lang, Texts } from '../seed/texts.ts';
import { addDays, daysBetween, nightsOf, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { allInOf, toHundreds } from './price.ts';

/** How far ahead a hotel says on which days it differs. */
const DAYS_AHEAD = 90;

interface Period {
  readonly firstDay: SeoulDay;
  readonly lastDay: SeoulDay;
}

interface Fact {
  readonly code: string;
  readonly name: Texts;
  readonly rule: FacilityRule;
}

/** Breakfast of one adult, as a rate with breakfast adds it to the price. */
const breakfastRule = ({ breakfastKrw }: HotelSeed): FacilityRule => ({
  hours: { from: '07:00', until: '10:00' },
  price: { amountKrw: allInOf(toHundreds(breakfastKrw)), per: 'person' },
});

function factsIn(hotel: HotelSeed): Fact[] {
  const named = hotel.facilities.map((code) => ({
    code,
    name: facilities[code],
    rule: code === 'parking' ? parkingRule(hotel) : (facilityRules[code] ?? null),
  }));
  const others = [
    { code: 'breakfast', name: services.breakfast, rule: breakfastRule(hotel) },
    { code: 'minors', name: services.minors, rule: minorsRule(hotel) },
    { code: 'pets', name: services.pets, rule: petsRule(hotel) },
  ];
  return [...named, ...others].flatMap(({ code, name, rule }) => (rule === null ? [] : [{ code, name, rule }]));
}

/** The closing that a day lies in; null where it is as usual. @param seed spreads hotels and facilities over the calendar */
function periodAround(day: SeoulDay, { when }: Closing, seed: string): Period | null {
  if ('everyDays' in when) {
    const into = (daysBetween('2026-01-01', day) + Math.floor(chance(seed) * when.everyDays)) % when.everyDays;
    if (into >= when.days) return null;
    const firstDay = addDays(day, -into);
    return { firstDay, lastDay: addDays(firstDay, when.days - 1) };
  }
  const [year, date] = [Number(day.slice(0, 4)), day.slice(5)];
  if (date < when.from && date > when.until) return null;
  const begins = date >= when.from ? year : year - 1;
  return { firstDay: `${begins}-${when.from}`, lastDay: `${begins + 1}-${when.until}` };
}

interface Closed extends Period {
  readonly hours: FacilityFacts['hours'];
  readonly reason: Texts;
}

/** What the hotel announced, and what comes round by itself, of one facility on the days of a period. */
function exceptionsOf(world: World, hotelId: string, { code, rule: { closing } }: Fact, { firstDay, lastDay }: Period) {
  const announced = world.db
    .all<Period>(
      `SELECT first_day AS firstDay, last_day AS lastDay FROM facility_closing
       WHERE hotel_id = ? AND code = ? AND first_day <= ? AND last_day >= ?`,
      hotelId,
      code,
      lastDay,
      firstDay,
    )
    .map((period): Closed => ({ ...period, hours: null, reason: closingReasons.repair }));
  const regular = closing
    ? nightsOf(firstDay, addDays(lastDay, 1)).flatMap((day) => periodAround(day, closing, `${hotelId}|${code}`) ?? [])
    : [];
  const byFirstDay = new Map(regular.map((period) => [period.firstDay, period]));
  const { hours = null, reason = closingReasons.inspection } = closing ?? {};
  return [...announced, ...[...byFirstDay.values()].map((period): Closed => ({ ...period, hours, reason }))];
}

const inOrder = <T extends Period>(periods: T[]): T[] =>
  periods.sort((a, b) => a.firstDay.localeCompare(b.firstDay) || a.lastDay.localeCompare(b.lastDay));

const said = ({ firstDay, lastDay, hours, reason }: Closed, lang: Lang) => ({
  firstDay,
  lastDay,
  hours,
  reason: reason[lang],
});

export function facilityFactsOf(world: World, hotel: HotelSeed, lang: Lang): FacilityFacts[] {
  const now = today(world);
  const ahead = { firstDay: now, lastDay: addDays(now, DAYS_AHEAD) };
  return factsIn(hotel).map((fact) => {
    const { hours = null, price = null, admittedFromAge = null, accompaniedBelowAge = null, rule } = fact.rule;
    return {
      code: fact.code,
      name: fact.name[lang],
      hours,
      price,
      admittedFromAge,
      accompaniedBelowAge,
      rule: rule?.[lang] ?? null,
      exceptions: inOrder(exceptionsOf(world, hotel.hotelId, fact, ahead)).map((closed) => said(closed, lang)),
      confirmedOn: hotel.changedOn,
    };
  });
}

export interface StayDays {
  readonly checkInDate: SeoulDay;
  readonly checkOutDate: SeoulDay;
}

/** What differs on the days of a stay, those of arrival and departure included. */
export function stayNoticesOf(
  world: World,
  hotel: HotelSeed,
  { checkInDate, checkOutDate }: StayDays,
  lang: Lang,
): StayNotice[] {
  const stay = { firstDay: checkInDate, lastDay: checkOutDate };
  const ofFacilities = factsIn(hotel).flatMap((fact) =>
    exceptionsOf(world, hotel.hotelId, fact, stay).map((closed) => ({ ...said(closed, lang), name: fact.name[lang] })),
  );
  const days = nightsOf(checkInDate, addDays(checkOutDate, 1));
  const ofRestaurants = restaurantsOfHotel(hotel.hotelId).flatMap(({ seed, dining }) =>
    days
      .filter((day) => isClosed(dining, day))
      .map((day) => ({
        firstDay: day,
        lastDay: day,
        hours: null,
        reason: closingReasons.rest[lang],
        name: seed.name[lang],
      })),
  );
  return inOrder([...ofFacilities, ...ofRestaurants]);
}
