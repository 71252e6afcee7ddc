import { expect } from 'vitest';
import { GET, POST } from '@/app/api/hub/[...path]/route';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import type { RunningSandbox } from '@/sandbox/hub/start-sandbox';
import { sampleUpload, typedClaim } from '../sandbox/centre-steps';
import { callHub, signIn } from '../sandbox/hub-caller';
import { sameOriginRequest } from './same-origin-request';

export const get = (path: string, cookie: string) => GET(sameOriginRequest(`/api/hub${path}`, { cookie }));
export const post = (path: string, body: unknown, cookie: string) =>
  POST(sameOriginRequest(`/api/hub${path}`, { method: 'POST', body, cookie }));

export async function dataOf<T>(answer: Response): Promise<T> {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/** Everything of a refusal that could tell one from another. */
export async function refusal(answer: Response) {
  const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { problem, cache: answer.headers.get('cache-control') };
}

export const reservationOf = async (cookie: string) => {
  const { reservations } = await dataOf<{ reservations: { reservationNo: string }[] }>(
    await get('/reservation/room?lang=ko', cookie),
  );
  const number = reservations[0]?.reservationNo;
  if (!number) throw new Error('the sample member has no reservation');
  return number;
};
export const membershipOf = async (cookie: string) =>
  (await dataOf<{ membershipNo: string }>(await get('/membership/member/profile', cookie))).membershipNo;

/** The sample member's tables come with the seed; no other member has one. */
const tableOf = async (cookie: string) => {
  const { tableReservations } = await dataOf<{ tableReservations: { tableReservationNo: string }[] }>(
    await get('/dining/reservation?lang=ko', cookie),
  );
  const number = tableReservations[0]?.tableReservationNo;
  if (!number) throw new Error('the sample member has no table');
  return number;
};

const claimOf = async (cookie: string) =>
  (await dataOf<{ claimNo: string }>(await post('/membership/claim', typedClaim(-20), cookie))).claimNo;

const enquiry = { subject: 'Sample', text: 'Sample', category: 'other', attachmentIds: [] as string[], lang: 'ko' };
const enquiryOf = async (cookie: string) =>
  (await dataOf<{ enquiryNo: string }>(await post('/membership/enquiry', enquiry, cookie))).enquiryNo;

/** The file of the sample member; files come by a handler of their own, not by the proxy. */
const fileOf = async (_cookie: string, sandbox: RunningSandbox) => {
  const { token } = await signIn(sandbox);
  return (await callHub(sandbox, 'uploadAttachment', { token, body: sampleUpload })).body.data.attachmentId as string;
};

const choiceOf = async (cookie: string) => {
  const { vouchers } = await dataOf<{ vouchers: { voucherId: string; status: string }[] }>(
    await get('/membership/coupon?lang=ko', cookie),
  );
  return vouchers.find(({ status }) => status === 'choice')?.voucherId ?? '';
};

/** Dates and guests for a change of a reservation. */
const change = {
  checkInDate: '2030-01-01',
  checkOutDate: '2030-01-02',
  rooms: [{ adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Guest' }],
  lang: 'ko',
  revision: 0,
};

/** What a table is moved to. */
const seating = {
  date: '2030-01-01',
  time: '18:00',
  party: 2,
  occasion: 'none',
  requests: '',
  lang: 'ko',
  revision: 0,
};

/** By the contract's name: the call that names a thing of a member by its number, and how it is refused. */
export const named: Record<string, { status: number; ask: (number: string, cookie: string) => Promise<Response> }> = {
  reservationDetail: { status: 404, ask: (number, cookie) => get(`/reservation/room/${number}?lang=ko`, cookie) },
  cancelReservation: {
    status: 404,
    ask: (number, cookie) => post(`/reservation/room/${number}/cancel`, { expectedFeeKrw: 0 }, cookie),
  },
  mailReservation: {
    status: 404,
    ask: (number, cookie) => post(`/reservation/room/${number}/mail`, { lang: 'ko' }, cookie),
  },
  reservationNights: {
    status: 404,
    ask: (number, cookie) =>
      post(`/reservation/room/${number}/nights`, { viewMonth: '2030-01', viewPeriod: 1 }, cookie),
  },
  quoteChange: { status: 404, ask: (number, cookie) => post(`/reservation/room/${number}/quote`, change, cookie) },
  changeReservation: {
    status: 404,
    ask: (number, cookie) => post(`/reservation/room/${number}/change`, { ...change, expectedTotalKrw: 1 }, cookie),
  },
  askForStay: {
    status: 404,
    ask: (number, cookie) => post(`/reservation/room/${number}/ask`, { kind: 'crib', lang: 'ko' }, cookie),
  },
  withdrawAsk: {
    status: 404,
    ask: (number, cookie) => post(`/reservation/room/${number}/ask/withdraw`, { kind: 'crib', lang: 'ko' }, cookie),
  },
  tableReservationDetail: {
    status: 404,
    ask: (number, cookie) => get(`/dining/reservation/${number}?lang=ko`, cookie),
  },
  tableChangeAvailability: {
    status: 404,
    ask: (number, cookie) => get(`/dining/reservation/${number}/table?lang=ko&date=2030-01-01&party=2`, cookie),
  },
  changeTableReservation: {
    status: 404,
    ask: (number, cookie) => post(`/dining/reservation/${number}/change`, seating, cookie),
  },
  cancelTableReservation: {
    status: 404,
    ask: (number, cookie) => post(`/dining/reservation/${number}/cancel`, { expectedFeeKrw: 0 }, cookie),
  },
  mailTable: {
    status: 404,
    ask: (number, cookie) => post(`/dining/reservation/${number}/mail`, { lang: 'ko' }, cookie),
  },
  chooseVoucher: {
    status: 404,
    ask: (voucherId, cookie) => post(`/membership/coupon/${voucherId}/choice`, { optionId: 'spa', lang: 'ko' }, cookie),
  },
  claimDetail: { status: 404, ask: (number, cookie) => get(`/membership/claim/${number}?lang=ko`, cookie) },
  createClaim: {
    status: 409,
    ask: (attachmentId, cookie) =>
      post('/membership/claim', typedClaim(-30, { attachmentIds: [attachmentId] }), cookie),
  },
  createEnquiry: {
    status: 409,
    ask: (attachmentId, cookie) => post('/membership/enquiry', { ...enquiry, attachmentIds: [attachmentId] }, cookie),
  },
  enquiryDetail: { status: 404, ask: (number, cookie) => get(`/membership/enquiry/${number}`, cookie) },
  readEnquiry: { status: 404, ask: (number, cookie) => post(`/membership/enquiry/${number}/read`, undefined, cookie) },
  requestEmailCertification: {
    status: 403,
    ask: (membershipNo, cookie) =>
      post('/membership/certi/request/email', { membershipNo, email: 'sample@example.com' }, cookie),
  },
  checkEmailCertification: {
    status: 403,
    ask: (membershipNo, cookie) => {
      const body = { membershipNo, memberName: '표본', email: 'sample@example.com', verificationNumber: '123456' };
      return post('/membership/certi/check/email', body, cookie);
    },
  },
};

type NumberOf = (cookie: string, sandbox: RunningSandbox) => Promise<string>;

/** What names something of a member by another number than that of a reservation, a table or a membership. */
const numberOfCall: Record<string, NumberOf> = {
  chooseVoucher: choiceOf,
  claimDetail: claimOf,
  createClaim: fileOf,
  createEnquiry: fileOf,
  enquiryDetail: enquiryOf,
  readEnquiry: enquiryOf,
};

/** Names of what belongs to no one in particular. */
const everybodys = new Set(['hotelId', 'restaurantId', 'membershipId', 'agreedTermIds', 'optionId']);
/** Tried in `tests/sandbox/vouchers.test.ts` and `asks.test.ts`, with a booking around it. */
const triedElsewhere = new Set(['createReservation voucherId', 'askForStay voucherId']);

export function numbersIn(entry: Endpoint): string[] {
  const fields = [entry.params, entry.query, entry.body].flatMap((schema) =>
    Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}),
  );
  return fields.filter(
    (name) => /(?:No|Ids?)$/.test(name) && !everybodys.has(name) && !triedElsewhere.has(`${entry.name} ${name}`),
  );
}

/** A number of the cookie's member, of the kind by which a call names its thing. @param name of the contract */
export function numberFor(name: string, cookie: string, sandbox: RunningSandbox): Promise<string> {
  const own = numberOfCall[name];
  if (own) return own(cookie, sandbox);
  if (/Table|tableReservation/.test(name)) return tableOf(cookie);
  return /Reservation|reservation|quoteChange|askForStay|withdrawAsk/.test(name)
    ? reservationOf(cookie)
    : membershipOf(cookie);
}
