import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, typedClaim } from './centre-steps.ts';
import { control } from './hub-caller.ts';
import { signedInMember } from './signed-in-member.ts';

const { sandbox, call, logInAnew, hoursLater, upload, everPosted, uncredited } = signedInMember();
const claim = (body: object) => call('createClaim', { body });

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
      await logInAnew();
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
