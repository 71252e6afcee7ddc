import * as z from 'zod';
import { choicesOf, emptyResult, hubLanguage } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { typedText } from './typed-schema.ts';
import { ALLERGIES_MAX } from './typed-text.ts';

const monthDay = z
  .string()
  .regex(
    /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-9]))$/,
  );

export const preferences = z.object({
  bed: z.enum(['none', 'double', 'twin']),
  floor: z.enum(['none', 'low', 'high']),
  view: z.enum(['none', 'city', 'nature']),
  pillow: z.enum(['none', 'soft', 'firm', 'buckwheat']),
  quiet: z.boolean(),
  diet: choicesOf(z.enum(['vegetarian', 'vegan', 'halal', 'kosher', 'glutenFree']), 5),
  allergies: typedText(ALLERGIES_MAX),
  anniversaries: z.array(z.object({ kind: z.enum(['birthday', 'wedding', 'other']), monthDay })).max(5),
  language: z.enum(['none', ...hubLanguage.options]),
});
export type Preferences = z.infer<typeof preferences>;

export const memberPreferences = endpoint({
  ...memberRead,
  name: 'memberPreferences',
  path: '/membership/member/preference',
  summary: 'How the member likes to stay and dine.',
  response: preferences,
});

export const savePreferences = endpoint({
  ...memberWrite,
  name: 'savePreferences',
  method: 'PUT',
  path: '/membership/member/preference',
  summary: 'Replace the preferences that are sent; the others stay.',
  body: preferences.partial(),
  response: emptyResult,
});
