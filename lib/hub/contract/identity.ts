import * as z from 'zod';
import { seoulDay, yesNo } from './common.ts';
import { endpoint } from './endpoint.ts';

export const identityReady = endpoint({
  name: 'identityReady',
  method: 'GET',
  path: '/niceapi/certification/ready',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Start an identity verification: the fields of the form post to the provider.',
  response: z.object({
    requestNo: z.string(),
    tokenVersionId: z.string(),
    encData: z.string(),
    integrityValue: z.string(),
  }),
  envelope: 'data',
});

export const identityResult = endpoint({
  name: 'identityResult',
  method: 'GET',
  path: '/niceapi/certification/result',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Result of an identity verification; stays on the server.',
  query: z.object({
    requestNo: z.string().min(1),
    tokenVersionId: z.string().min(1),
    encData: z.string().min(1),
    integrityValue: z.string().min(1),
  }),
  response: z.object({
    verifiedYn: yesNo,
    name: z.string(),
    birthDate: seoulDay,
    gender: z.string(),
    mobile: z.string(),
    ci: z.string(),
    di: z.string(),
  }),
  envelope: 'data',
});
