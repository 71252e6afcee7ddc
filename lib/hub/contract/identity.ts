import * as z from 'zod';
import { seoulDay } from './common.ts';
import { endpoint, serverWrite } from './endpoint.ts';
import { opaque } from './typed-schema.ts';

export const identityReady = endpoint({
  ...serverWrite,
  name: 'identityReady',
  method: 'GET',
  path: '/niceapi/certification/ready',
  summary: 'Start an identity verification: the fields of the form post to the provider.',
  query: z.object({
    /** Assumed: the provider reads the return address out of the data that the hub encrypts. */
    returnUrl: z
      .url({ protocol: /^https?$/ })
      .max(2_048)
      .optional(),
  }),
  response: z.object({
    requestNo: z.string().min(1).max(64),
    tokenVersionId: z.string().min(1).max(200),
    encData: z.string().min(1).max(20_000),
    integrityValue: z.string().min(1).max(1_000),
  }),
});

export const identityResult = endpoint({
  ...serverWrite,
  name: 'identityResult',
  method: 'GET',
  path: '/niceapi/certification/result',
  summary: 'Result of an identity verification; stays on the server.',
  query: z.object({
    requestNo: opaque(64),
    tokenVersionId: opaque(200),
    encData: opaque(8_000),
    integrityValue: opaque(1_000),
  }),
  response: z.discriminatedUnion('verifiedYn', [
    z.object({
      verifiedYn: z.literal('Y'),
      name: z.string().max(100),
      birthDate: seoulDay,
      gender: z.string().max(20),
      mobile: z.string().max(30),
      ci: z.string().max(200),
      di: z.string().max(200),
    }),
    z.object({ verifiedYn: z.literal('N') }),
  ]),
});
