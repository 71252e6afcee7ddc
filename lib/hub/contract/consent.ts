import * as z from 'zod';
import { emptyResult, hubLanguage, instant, listOf, text, yesNo } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';

/** Consents by channel; the night consent is one of its own, as Korean law asks. */
const consentId = z.enum(['email', 'sms', 'push', 'night']);
export type ConsentId = z.infer<typeof consentId>;

export const listConsents = endpoint({
  ...memberRead,
  name: 'listConsents',
  path: '/membership/member/consent',
  summary: 'Optional consents with their dated history, newest first, and the terms that were agreed to.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    consents: listOf(z.object({ consentId, givenYn: yesNo, changedAt: instant.nullable() })),
    history: listOf(z.object({ consentId, givenYn: yesNo, at: instant })),
    agreedTerms: listOf(z.object({ termId: text, title: text, version: text, at: instant })),
  }),
});
export type Consents = z.infer<(typeof listConsents)['response']>;

export const saveConsents = endpoint({
  ...memberWrite,
  name: 'saveConsents',
  method: 'PUT',
  path: '/membership/member/consent',
  summary: 'Give or take back optional consents. Without any channel the night consent ends too.',
  body: z.object({ consents: z.array(z.object({ consentId, givenYn: yesNo })).max(4) }),
  response: emptyResult,
});
