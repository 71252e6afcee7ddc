import { describe, expect, test } from 'vitest';
import { type Preferences, preferences } from '@/lib/hub/contract/preference';
import {
  anotherDay,
  type PreferenceForm,
  preferenceForm,
  preferenceFormOf,
  preferenceSchema,
  preferencesOf,
} from '@/lib/my-page/preference-schema';
import { problemsOf } from '../setup/problems-of';
import { nothingPreferred } from './sample-answers';

const form = (part: Partial<PreferenceForm> = {}): PreferenceForm => ({
  ...preferenceFormOf(nothingPreferred),
  ...part,
});
const day = (month: string, number: string) => [{ id: '0', kind: 'wedding' as const, month, day: number }];

describe('the preferences', () => {
  test('go into the form and come out of it as they were', () => {
    const all: Preferences = {
      ...nothingPreferred,
      bed: 'twin',
      quiet: true,
      diet: ['vegan', 'halal'],
      allergies: '땅콩 🥜 <b>花生</b>',
      anniversaries: [
        { kind: 'wedding', monthDay: '02-29' },
        { kind: 'birthday', monthDay: '12-01' },
      ],
      language: 'jp',
    };
    expect(preferenceSchema.parse(preferenceFormOf(all))).toEqual(all);
    expect(preferenceForm.safeParse(JSON.parse(JSON.stringify(preferenceFormOf(all)))).success).toBe(true);
  });

  test.each<[string, Partial<PreferenceForm>, object]>([
    ['nothing at all', {}, {}],
    ['200 characters and blanks', { allergies: ` ${'가'.repeat(200)} ` }, {}],
    ['201 characters', { allergies: 'a'.repeat(201) }, { allergies: 'allergiesTooLong' }],
    ['29 February', { days: day('2', '29') }, {}],
    ['30 February', { days: day('2', '30') }, { 'days.0.month': 'dayImpossible' }],
    ['31 April', { days: day('4', '31') }, { 'days.0.month': 'dayImpossible' }],
    ['31 December', { days: day('12', '31') }, {}],
    ['no month', { days: day('', '3') }, { 'days.0.month': 'dayMissing' }],
    ['no day', { days: day('3', '') }, { 'days.0.month': 'dayMissing' }],
  ])('%s', (_, part, problems) => {
    expect(problemsOf(preferenceSchema, form(part))).toEqual(problems);
    const isTaken = preferences.safeParse(preferencesOf(form(part))).success;
    expect(isTaken).toBe(Object.keys(problems).length === 0);
  });

  test('another day has an id of its own, after a removal too', () => {
    const days = [...day('1', '1'), { ...anotherDay(day('1', '1')) }];
    expect(days.map(({ id }) => id)).toEqual(['0', '1']);
    expect(anotherDay(days.slice(1)).id).toBe('2');
    expect(anotherDay([]).id).toBe('0');
  });

  test.each([
    ['another bed', { bed: 'water' }],
    ['a text for a tick', { quiet: 'yes' }],
    ['an unknown diet', { diet: ['air'] }],
    ['six days', { days: Array.from({ length: 6 }, () => day('1', '1')[0]) }],
    ['a month that is no figure', { days: day('May', '1') }],
    ['no rows', { days: null }],
  ])('a draft with %s is none', (_, part) => {
    expect(preferenceForm.safeParse({ ...form(), ...part }).success).toBe(false);
  });
});
