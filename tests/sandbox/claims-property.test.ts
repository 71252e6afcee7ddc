// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { dayIn, sampleUpload, typedClaim } from './centre-steps.ts';
import { callHub, control, type SignedIn, signIn } from './hub-caller.ts';

let sandbox: RunningSandbox;
let member: SignedIn;
beforeEach(async () => {
  sandbox = await startSandbox();
  member = await signIn(sandbox);
});
afterEach(() => sandbox.stop());

const call = (name: Parameters<typeof callHub>[1], parts: Parameters<typeof callHub>[2] = {}) =>
  callHub(sandbox, name, { token: member.token, ...parts });
/** The clock so many hours from now; tokens live shorter, so whoever asks then logs in anew. */
async function hoursLater(hours: number): Promise<void> {
  await control(sandbox, '/clock', { now: new Date(Date.now() + hours * 3_600_000).toISOString() });
  member = await signIn(sandbox);
}
const claim = (body: object) => call('createClaim', { body });
const upload = async (): Promise<string> =>
  (await call('uploadAttachment', { body: sampleUpload })).body.data.attachmentId;
/** What came and went besides corrections, newest first: points that ran out with the clock. */
const expired = async (): Promise<number> =>
  (await call('pointStatement', { query: { lang: 'en' } })).body.data.entries
    .filter(({ kind }: { kind: string }) => kind === 'expired')
    .reduce((sum: number, { points }: { points: number }) => sum - points, 0);
/** The balance with what has run out: only what is posted changes it. */
const everPosted = async (): Promise<number> => (await call('pointBalance')).body.data.balance + (await expired());
async function uncredited(): Promise<string> {
  const { membershipNo } = member;
  const { reservationNos } = (await control(sandbox, '/uncredited', {
    membershipNo,
    hotelId: 'unhae-seorak',
  })) as {
    reservationNos: string[];
  };
  return reservationNos[0] ?? '';
}

test('whatever members claim and however the clock moves, no stay is paid twice and the tranches are the balance', async () => {
  await uncredited();
  const step = fc.oneof(
    fc.record({ days: fc.integer({ min: -40, max: -3 }), proof: fc.boolean() }),
    fc.constantFrom('byNumber', 'byNights'),
    fc.record({ hours: fc.integer({ min: 1, max: 60 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      await control(sandbox, '/reset');
      member = await signIn(sandbox);
      const reservationNo = await uncredited();
      const before = await everPosted();
      let hours = 0;
      for (const each of steps) {
        if (each === 'byNights') {
          const checkInDate = dayIn(-76);
          const stay = { kind: 'typed', hotelId: 'unhae-seorak', checkInDate, checkOutDate: dayIn(-74) };
          await claim(typedClaim(-20, { stay, attachmentIds: [await upload()] }));
        } else if (typeof each === 'string') {
          await claim(typedClaim(-20, { stay: { kind: 'reservation', reservationNo } }));
        } else if ('hours' in each) {
          hours += each.hours;
          await hoursLater(hours);
        } else {
          await claim(typedClaim(each.days, each.proof ? { attachmentIds: [await upload()] } : {}));
        }
      }
      await hoursLater(hours + 100);
      const { claims } = (await call('listClaims', { query: { lang: 'en' } })).body.data;
      const granted = claims.reduce((sum: number, { points }: { points: number | null }) => sum + (points ?? 0), 0);
      const { balance: total, tranches } = (await call('pointBalance')).body.data;
      expect(await everPosted()).toBe(before + granted);
      expect(tranches.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(total);
      const nights = claims.flatMap(
        ({ stay }: { stay: { hotelId: string; checkInDate: string; checkOutDate: string } }) => {
          const days = [];
          for (let day = Date.parse(stay.checkInDate); day < Date.parse(stay.checkOutDate); day += 86_400_000) {
            days.push(`${stay.hotelId} ${day}`);
          }
          return days;
        },
      );
      expect(new Set(nights).size).toBe(nights.length);
      for (const { state } of claims) expect(['done', 'refused']).toContain(state);
    }),
    { numRuns: 8 },
  );
}, 60_000);
