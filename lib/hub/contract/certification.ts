import * as z from 'zod';
import { instant, MOST_OF_ALL, text } from './common.ts';
import { endpoint, memberWrite } from './endpoint.ts';
import { opaque, typedCode, typedEmail, typedName } from './typed-schema.ts';

/** Whom an address certifies (assumed); left out for an employee, so that the specified call stays as it is. */
const certificationType = z.enum(['employee', 'recommender']);
export type CertificationType = z.infer<typeof certificationType>;

const certified = z.object({
  membershipNo: opaque(64),
  email: typedEmail,
  type: certificationType.optional(),
});
const answer = z.object({ code: z.int().min(-MOST_OF_ALL).max(MOST_OF_ALL), message: text.optional() });

export const requestEmailCertification = endpoint({
  ...memberWrite,
  name: 'requestEmailCertification',
  path: '/membership/certi/request/email',
  source: 'specified',
  summary: 'Send a verification key to a company e-mail address.',
  body: certified,
  tries: { kind: 'certification', by: 'member' },
  response: answer.extend({ expiresAt: instant.optional() }),
  sends: 'key',
  envelope: 'whole',
});

export const checkEmailCertification = endpoint({
  ...memberWrite,
  name: 'checkEmailCertification',
  path: '/membership/certi/check/email',
  source: 'specified',
  summary: 'Check the verification key; code 200 means certified, 400 a wrong key, 410 one that is over.',
  body: certified.extend({ memberName: typedName(100), verificationNumber: typedCode(20) }),
  tries: { kind: 'certification', by: 'member' },
  response: answer.extend({
    /** Wrong keys that are still allowed for the one that was sent (assumed). */
    triesLeft: z.int().min(0).max(MOST_OF_ALL).optional(),
  }),
  envelope: 'whole',
});
