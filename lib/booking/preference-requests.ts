import { daysBetween, daysFrom } from '@/lib/dates/day';
import type { Preferences } from '@/lib/hub/contract/preference';
import type { PickedDates } from './change-stay';

type Said<Name extends 'bed' | 'floor' | 'view' | 'pillow'> = {
  kind: Name;
  value: Exclude<Preferences[Name], 'none'>;
};

export type PreferenceRequest =
  | Said<'bed'>
  | Said<'floor'>
  | Said<'view'>
  | Said<'pillow'>
  | { kind: 'quiet' }
  | { kind: 'diet'; value: Preferences['diet'][number] }
  | { kind: 'allergies'; text: string }
  | { kind: 'language'; code: Exclude<Preferences['language'], 'none'> }
  | { kind: 'anniversary'; value: Preferences['anniversaries'][number]['kind']; date: string };

/** What the preferences ask of a hotel for this stay, in the order in which it matters; of special days those within it. */
export function preferenceRequests(preferences: Preferences, stay: PickedDates): PreferenceRequest[] {
  const { bed, floor, view, pillow, quiet, diet, allergies, anniversaries, language } = preferences;
  const { checkInDate, checkOutDate } = stay;
  const days = daysFrom(checkInDate, checkOutDate === null ? 1 : daysBetween(checkInDate, checkOutDate) + 1);
  return [
    ...(allergies.trim() === '' ? [] : [{ kind: 'allergies', text: allergies.trim() } as const]),
    ...(bed === 'none' ? [] : [{ kind: 'bed', value: bed } as const]),
    ...(floor === 'none' ? [] : [{ kind: 'floor', value: floor } as const]),
    ...(view === 'none' ? [] : [{ kind: 'view', value: view } as const]),
    ...(quiet ? [{ kind: 'quiet' } as const] : []),
    ...(pillow === 'none' ? [] : [{ kind: 'pillow', value: pillow } as const]),
    ...diet.map((value) => ({ kind: 'diet', value }) as const),
    ...(language === 'none' ? [] : [{ kind: 'language', code: language } as const]),
    ...days.flatMap((date) =>
      anniversaries
        .filter(({ monthDay }) => date.endsWith(`-${monthDay}`))
        .map(({ kind }) => ({ kind: 'anniversary', value: kind, date }) as const),
    ),
  ];
}

export function withLines(requests: string, lines: readonly string[]): string {
  const written = requests.split('\n').map((line) => line.trim());
  const missing = lines.filter((line) => !written.includes(line));
  const own = requests.trimEnd();
  return missing.length === 0 ? requests : [...(own === '' ? [] : [own]), ...missing].join('\n');
}
