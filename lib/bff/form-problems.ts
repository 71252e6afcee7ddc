import type { Messages } from '@/lib/i18n/messages';

const keys = [
  'unavailable',
  'unsure',
  'loginRequired',
  'sessionExpired',
  'forbidden',
  'notFound',
  'conflict',
  'rejected',
  'rateLimited',
  'rateLimitedFor',
  'reload',
  'invalidInput',
  'payloadTooLarge',
  'internal',
  'wrongPassword',
  'weakPassword',
  'notImplemented',
] as const satisfies readonly (keyof Messages['problems'])[];

export type FormProblems = Pick<Messages['problems'], (typeof keys)[number]>;

export function formProblems(problems: Messages['problems']): FormProblems {
  return Object.fromEntries(keys.map((key) => [key, problems[key]])) as FormProblems;
}
