import * as z from 'zod';
import { amountKrw, entityId, listOf, seoulDay, text } from './common.ts';

/** Of a day in Seoul; `until` may be after midnight. */
const openingHours = z.object({
  from: z.string().regex(/^\d\d:\d\d$/),
  until: z.string().regex(/^\d\d:\d\d$/),
});

/** Days on which a facility differs from what is usual, the first and the last included. `hours` null: it is closed. */
const exceptionalDays = z.object({
  firstDay: seoulDay,
  lastDay: seoulDay,
  hours: openingHours.nullable(),
  reason: text,
});

const age = z.int().min(1).max(25);

/** What a guest may rely on of a facility. What the hub does not know is null, and no page says anything about it. */
export const facilityFacts = z.object({
  /** The code of a facility of the hotel, or of what it offers besides: `breakfast`, `pets`, `minors`. */
  code: entityId,
  name: text,
  hours: openingHours.nullable(),
  /** All-in; 0 is free of charge for guests of the hotel. */
  price: z.object({ amountKrw, per: z.enum(['person', 'night', 'hour']) }).nullable(),
  admittedFromAge: age.nullable(),
  accompaniedBelowAge: age.nullable(),
  /** A rule that has no field. */
  rule: text.nullable(),
  /** From today on, the next first. */
  exceptions: listOf(exceptionalDays),
  confirmedOn: seoulDay,
});
export type FacilityFacts = z.infer<typeof facilityFacts>;

/** A facility or restaurant of the hotel that is closed, or open at other hours, on days of a stay. */
const stayNotice = exceptionalDays.extend({ name: text });
export type StayNotice = z.infer<typeof stayNotice>;

/**
 * Of the days of one stay, the first first. Empty too where the hub cannot say, or says what cannot be read: the stay is
 * shown and booked without them.
 */
export const stayNotices = listOf(stayNotice).default([]).catch([]);
