import { bffCall } from '@/lib/bff/bff-client';
import type { Preferences } from '@/lib/hub/contract/preference';
import { ALLERGIES_MAX, lengthOf, tidyText } from '@/lib/hub/contract/typed-text';

export interface SpecialDay {
  id: string;
  kind: Preferences['anniversaries'][number]['kind'];
  month: string;
  day: string;
}

export type PreferenceForm = Omit<Preferences, 'anniversaries'> & { days: SpecialDay[] };

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
} & { diet: readonly Preferences['diet'][number][]; kind: readonly SpecialDay['kind'][] };

export const DAYS_MAX = 5;

/** Days of each month in a leap year, because a birthday may be 29 February. */
const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function preferenceFormOf({ anniversaries, ...rest }: Preferences): PreferenceForm {
  return {
    ...rest,
    days: anniversaries.map(({ kind, monthDay }, index) => ({
      id: String(index),
      kind,
      month: String(Number(monthDay.slice(0, 2))),
      day: String(Number(monthDay.slice(3))),
    })),
  };
}

/** An empty row, with an id that no other row has. */
export function anotherDay(days: readonly SpecialDay[]): SpecialDay {
  const last = Math.max(-1, ...days.map(({ id }) => Number(id)));
  return { id: String(last + 1), kind: 'birthday', month: '', day: '' };
}

export type DayProblem = 'dayMissing' | 'dayImpossible';

export interface PreferenceProblems {
  allergies?: 'allergiesTooLong';
  days: Record<string, DayProblem>;
}

function dayProblem({ month, day }: SpecialDay): DayProblem | null {
  if (month === '' || day === '') return 'dayMissing';
  return Number(day) <= (lastDays[Number(month) - 1] ?? 0) ? null : 'dayImpossible';
}

/** What stops the form; nothing in it is required. */
export function preferenceProblems({ allergies, days }: PreferenceForm): PreferenceProblems {
  const found = days.flatMap((day) => {
    const problem = dayProblem(day);
    return problem ? [[day.id, problem] as const] : [];
  });
  return {
    ...(lengthOf(tidyText(allergies)) > ALLERGIES_MAX ? { allergies: 'allergiesTooLong' } : {}),
    days: Object.fromEntries(found),
  };
}

export function preferencesOf({ days, ...rest }: PreferenceForm): Preferences {
  const twoDigits = (figure: string) => figure.padStart(2, '0');
  return {
    ...rest,
    allergies: tidyText(rest.allergies),
    anniversaries: days.map(({ kind, month, day }) => ({ kind, monthDay: `${twoDigits(month)}-${twoDigits(day)}` })),
  };
}

/** Is this a form that was kept, and not what an older release or a hand has written? */
export function isPreferenceForm(value: unknown): value is PreferenceForm {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as Partial<Record<keyof PreferenceForm, unknown>>;
  const isOneOf = (choices: readonly string[], choice: unknown) => choices.some((each) => each === choice);
  const { diet, kind, ...single } = preferenceChoices;
  return (
    Object.entries(single).every(([name, choices]) => isOneOf(choices, form[name as keyof typeof single])) &&
    typeof form.quiet === 'boolean' &&
    typeof form.allergies === 'string' &&
    isOneOf(['none', 'ko', 'en', 'jp', 'ch'], form.language) &&
    Array.isArray(form.diet) &&
    form.diet.every((each) => isOneOf(diet, each)) &&
    Array.isArray(form.days) &&
    form.days.length <= DAYS_MAX &&
    form.days.every(
      (row) =>
        isOneOf(kind, row?.kind) && [row?.id, row?.month, row?.day].every((figure) => /^\d*$/.test(String(figure))),
    )
  );
}

export async function savePreferences(preferences: Preferences): Promise<void> {
  await bffCall('PUT', '/api/hub/membership/member/preference', preferences);
}
