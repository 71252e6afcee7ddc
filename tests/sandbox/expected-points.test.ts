import { describe, expect, test } from 'vitest';
import type { ExpectedPoints } from '../../lib/hub/contract/point.ts';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { statementOf } from '../../sandbox/hub/member/point-statement.ts';
import { settle } from '../../sandbox/hub/member/settlement.ts';
import { expectedPointsOf } from '../../sandbox/hub/member/stay-earnings.ts';
import { addMember, anotherMember } from '../../sandbox/hub/seed/another-member.ts';
import { addDays, seoulInstant } from '../../sandbox/hub/seoul-day.ts';
import { createWorld } from '../../sandbox/hub/world.ts';
import { typedClaim } from './centre-steps.ts';
import { callHub, signIn } from './hub-caller.ts';
import { signedInMember } from './signed-in-member.ts';

describe.each(['classic', 'silver', 'gold', 'platinum'])('the points that a %s member expects', (tier) => {
  test('are in the ledger on the day that was said, as many as were said, and not a day before', async () => {
    const world = createWorld(openDatabase(':memory:'));
    const wanted = { membershipId: 'own.expecting', password: 'Own-Member-1', reservations: true };
    const membershipNo = await addMember(world, anotherMember.parse(wanted));
    settle(world, membershipNo);
    world.db.run(
      "UPDATE member SET tier = ?, tier_valid_until = '2099-12-31' WHERE membership_no = ?",
      tier,
      membershipNo,
    );
    const stays = expectedPointsOf(world, membershipNo, 'en');
    expect(stays.length).toBeGreaterThan(0);
    const earned = () => {
      settle(world, membershipNo);
      const { entries } = statementOf(world, membershipNo, { kind: 'earned' }, { page: 1, pageSize: 100 });
      return entries.map(({ points }) => points);
    };
    for (const { points, expectedBy, reservationNo } of stays) {
      const before = earned();
      world.clock.moveTo(new Date(Date.parse(seoulInstant(addDays(expectedBy, -1), '23:59'))));
      expect(earned()).toEqual(before);
      world.clock.moveTo(new Date(Date.parse(seoulInstant(expectedBy, '00:00'))));
      expect(earned()).toEqual([points, ...before]);
      const left = expectedPointsOf(world, membershipNo, 'en');
      expect(left.map((stay) => stay.reservationNo)).not.toContain(reservationNo);
    }
    world.db.close();
  });
});

describe('points that are late', () => {
  const { sandbox, call, hoursLater, uncredited } = signedInMember();
  const expected = async (): Promise<ExpectedPoints> =>
    (await call('pointBalance', { query: { lang: 'en' } })).body.data;
  const late = async () => {
    const { expected: stays, asOf } = await expected();
    return stays.filter(({ expectedBy }) => expectedBy < asOf);
  };

  test('come first, are what a claim grants, and are expected no longer once they are claimed', async () => {
    expect(await late()).toEqual([]);
    const reservationNo = await uncredited();
    const [stay] = await late();
    expect(stay).toMatchObject({ reservationNo, points: expect.any(Number) });
    expect((await expected()).expected[0]).toEqual(stay);
    const { stays } = (await call('claimableStays', { query: { lang: 'en' } })).body.data;
    const missing = stays.map((each: { missingPoints: number }) => each.missingPoints).filter(Boolean);
    expect(missing).toEqual([stay?.points]);
    const { body } = await call('createClaim', {
      body: typedClaim(-20, { stay: { kind: 'reservation', reservationNo } }),
    });
    expect(await late()).toEqual([]);
    await hoursLater(73);
    const done = await call('claimDetail', { params: { claimNo: body.data.claimNo }, query: { lang: 'en' } });
    expect(done.body.data).toMatchObject({ state: 'done', points: stay?.points });
  });

  test('of one member are not another’s', async () => {
    await uncredited();
    const other = await signIn(sandbox, 'recommender');
    const { body } = await callHub(sandbox, 'pointBalance', { token: other.token, query: { lang: 'en' } });
    expect(body.data.expected).toEqual([]);
  });
});
