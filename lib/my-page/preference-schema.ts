import * as z from 'zod/mini';
import { bffPut } from '@/lib/bff/bff-client';
import { isSeoulDay, partsOf, type SeoulDay } from '@/lib/dates/day';
import { formText, isAtMost } from '@/lib/hub/contract/form-field';
import type { Preferences } from '@/lib/hub/contract/preference';
import { ALLERGIES_MAX, tidyText } from '@/lib/hub/contract/typed-text';
import { languages } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';

/** The choices of each question, in their order; `none` is the one that says nothing. */
export const preferenceChoices = {
  bed: ['none', 'double', 'twin'],
  floor: ['none', 'low', 'high'],
  view: ['none', 'city', 'nature'],
  pillow: ['none', 'soft', 'firm', 'buckwheat'],
  diet: ['vegetarian', 'vegan', 'halal', 'kosher', 'glutenFree'],
  kind: ['birthday', 'wedding', 'other'],
} as const satisfies {
  [Name in 'bed' | 'floor' | 'view' | 'pillow']: readonly Preferences[Name][];
} & { diet: readonly Preferences['diet'][number][]; kind: readonly Preferences['anniversaries'][number]['kind'][] };

export const DAYS_MAX = 5;

const digits = z.string().check(z.regex(/^\d*$/));
const specialDay = z.object({ id: digits, kind: z.enum(preferenceChoices.kind), month: digits, day: digits });
export type SpecialDay = z.output<typeof specialDay>;

const { bed, floor, view, pillow, diet } = preferenceChoices;
export const preferenceForm = z.object({
  bed: z.enum(bed),
  floor: z.enum(floor),
  view: z.enum(view),
  pillow: z.enum(pillow),
  quiet: z.boolean(),
  diet: z.array(z.enum(diet)),
  allergies: z.string(),
  days: z.array(specialDay).check(z.maxLength(DAYS_MAX)),
  language: z.enum(['none', ...languages.map(({ code }) => code)]),
});
export type PreferenceForm = z.output<typeof preferenceForm>;

/** Every year's day in a leap year, because a birthday may be 29 February. */
const inLeapYear = (monthDay: string): SeoulDay => `2000-${monthDay}`;

export function preferenceFormOf({ anniversaries, ...rest }: Preferences): PreferenceForm {
  return {
    ...rest,
    days: anniversaries.map(({ kind, monthDay }, index) => {
      const { month, day } = partsOf(inLeapYear(monthDay));
      return { id: String(index), kind, month: String(month), day: String(day) };
    }),
  };
}

export function anotherDay(days: readonly SpecialDay[]): SpecialDay {
  const last = Math.max(-1, ...days.map(({ id }) => Number(id)));
  return { id: String(last + 1), kind: 'birthday', month: '', day: '' };
}

export type PreferenceProblem = 'allergiesTooLong' | 'dayMissing' | 'dayImpossible';

function dayProblem({ month, day }: SpecialDay): PreferenceProblem | null {
  if (month === '' || day === '') return 'dayMissing';
  return isSeoulDay(inLeapYear(monthDayOf(month, day))) ? null : 'dayImpossible';
}

const monthDayOf = (month: string, day: string) => `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

export function preferencesOf({ days, ...rest }: PreferenceForm): Preferences {
  const anniversaries = days.map(({ kind, month, day }) => ({ kind, monthDay: monthDayOf(month, day) }));
  return { ...rest, anniversaries };
}

export const preferenceSchema = z.pipe(
  z.extend(preferenceForm, {
    allergies: formText(tidyText, ['allergiesTooLong', isAtMost(ALLERGIES_MAX)]),
    days: z.array(
      specialDay.check(
        z.check(({ value, issues }) => {
          const message = dayProblem(value);
          if (message !== null) issues.push({ code: 'custom', input: value, path: ['month'], message });
        }),
      ),
    ),
  }),
  z.transform(preferencesOf),
);

export async function sendPreferences(preferences: Partial<Preferences>): Promise<void> {
  await bffPut(hubCall('savePreferences'), preferences);
}
