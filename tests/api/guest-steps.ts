import { beforeEach, expect } from 'vitest';
import { POST as bookRoute } from '@/app/api/guest/booking/route';
import { guestAddress } from '@/lib/routes/handlers';
import type { RunningSandbox } from '@/sandbox/hub/start-sandbox';
import { useEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { enterRequest } from '../request/enter-request';
import { bookingBody, offerOf, stayIn, stock } from '../sandbox/booking-steps';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

export const stay = stayIn(25);

/** The browser whose request is answered, and from where it comes. */
export const from = (address: string) => enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address });

/** The cookies of a request, as a page or a handler reads them with `next/headers`. */
export const cookiesOf = (header: string) => ({
  get: (name: string) => {
    const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(header)?.[1];
    return value === undefined ? undefined : { name, value };
  },
});

/**
 * One sandbox for the tests of a file; before each test nothing is counted and no cookie is there.
 * @param jar what `next/headers` is mocked to read
 * @param limits of the environment
 */
export function guestSandbox(jar: { cookie: string }, limits: Parameters<typeof setLimits>[0]): RunningSandbox {
  const sandbox = sandboxAsHub();
  beforeEach(() => {
    useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase });
    setLimits(limits);
    from('192.0.2.1');
    jar.cookie = '';
  });
  return sandbox;
}
/** @param of number of the reservation that the page shows */
export const send = (
  route: (request: Request) => Promise<Response>,
  body: unknown,
  cookie?: string,
  key?: string,
  of?: string,
) =>
  route(
    sameOriginRequest(of === undefined ? '/api/guest/anything' : guestAddress('change', of), {
      method: 'POST',
      body,
      ...(cookie ? { cookie } : {}),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    }),
  );
export async function goodBody(sandbox: RunningSandbox, ratePlanId = 'flexible') {
  await stock(sandbox, stay, 100);
  return bookingBody(stay, await offerOf(sandbox, stay, ratePlanId));
}
let guests = 0;
/** Different at each call. */
export function newContact() {
  guests += 1;
  return { email: `sample.guest${guests}@mail.example`, mobile: `010-0000-${2000 + guests}` };
}
export async function booked(sandbox: RunningSandbox, ratePlanId?: string, contact = newContact()) {
  const body = { ...(await goodBody(sandbox, ratePlanId)), contact };
  const answer = await send(bookRoute, body, undefined, crypto.randomUUID());
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { reservationNo: string; totalKrw: number } };
  return { ...data, answer, cookie: cookieAfter(answer) };
}
const looksUp = newContact();
export const bookedByWhoLooksUp = (sandbox: RunningSandbox) => booked(sandbox, undefined, looksUp);
/** What the look-up asks for. */
export const found = (reservationNo: string) => ({ reservationNo, lastName: 'member', contact: looksUp.email });
export async function problemOf(answer: Response) {
  const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, ...problem };
}
