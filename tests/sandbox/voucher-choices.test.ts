import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { giveVoucherBack, redeemVoucher } from '../../sandbox/hub/member/booking-vouchers.ts';
import { choose } from '../../sandbox/hub/member/voucher-choices.ts';
import { vouchersOf } from '../../sandbox/hub/member/vouchers.ts';
import { Refusal } from '../../sandbox/hub/refusal.ts';
import { addDays, seoulInstant } from '../../sandbox/hub/seoul-day.ts';
import { createWorld, today, type World } from '../../sandbox/hub/world.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

describe('a choice-type voucher', () => {
  const sandbox = sandboxForEachTest();
  let token: string;
  beforeEach(async () => {
    token = (await signIn(sandbox)).token;
  });

  const voucherId = 'sample-voucher-3';
  const vouchers = async () =>
    (await callHub(sandbox, 'listVouchers', { token, query: { lang: 'en' } })).body.data.vouchers;
  const choices = async () =>
    (await callHub(sandbox, 'listVoucherChoices', { token, query: { lang: 'en' } })).body.data.choices;
  const chooseIt = (optionId: string, key = randomUUID(), as = token) =>
    callHub(sandbox, 'chooseVoucher', {
      token: as,
      params: { voucherId },
      body: { optionId, lang: 'en' },
      headers: { 'idempotency-key': key },
    });

  test('S55 twenty parallel requests, for different options, issue one voucher; every answer names the chosen one', async () => {
    const before = (await vouchers()).length;
    const options = ['dining', 'spa', 'roomUpgrade'];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => chooseIt(options[at % 3] ?? 'spa')));
    const [done, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'CHOICE_MADE', data: done?.body.data });
    const after = await vouchers();
    // The choice has become the voucher that it issued.
    expect(after).toHaveLength(before);
    expect(after.filter(({ chosenFrom }: { chosenFrom: unknown }) => chosenFrom !== null)).toHaveLength(1);
    expect((await choices())[0].made).toEqual(done?.body.data);
  });

  test('S55 the same key answers the same, twenty times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => chooseIt('dining', key)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body.data).toMatchObject({ optionId: 'dining', byDefaultYn: 'N' });
  });

  test('after its last day it is its default, once, however often it is looked at', async () => {
    const [choice] = await choices();
    expect(choice).toMatchObject({ defaultOptionId: 'spa', made: null });
    const lastMinute = new Date(Date.parse(seoulInstant(addDays(choice.chooseUntil, 1), '00:00')) - 60_000);
    await control(sandbox, '/clock', { now: lastMinute.toISOString() });
    token = (await signIn(sandbox)).token;
    expect((await choices())[0].made).toBeNull();
    await control(sandbox, '/clock', { now: new Date(lastMinute.getTime() + 61_000).toISOString() });
    await Promise.all(Array.from({ length: 20 }, vouchers));
    const refused = await chooseIt('dining');
    expect(refused.body).toMatchObject({ code: 'CHOICE_MADE', data: { optionId: 'spa', byDefaultYn: 'Y' } });
    const issued = (await vouchers()).filter(({ chosenFrom }: { chosenFrom: unknown }) => chosenFrom !== null);
    expect(issued).toMatchObject([{ status: 'usable', validUntil: choice.options[1].validUntil }]);
  });

  test('S18 S55 somebody else’s choice and one that does not exist answer alike, and what is no option is refused', async () => {
    const stranger = (await signIn(sandbox, 'recommender')).token;
    const foreign = await chooseIt('spa', randomUUID(), stranger);
    const none = await callHub(sandbox, 'chooseVoucher', {
      token: stranger,
      params: { voucherId: 'nobodys-voucher' },
      body: { optionId: 'spa', lang: 'en' },
    });
    expect([foreign.status, foreign.body]).toEqual([none.status, none.body]);
    expect(foreign.status).toBe(404);
    expect((await chooseIt('stayCredit')).status).toBe(400);
    expect((await choices())[0].made).toBeNull();
  });
});

describe('on random histories', () => {
  const membershipNo = '9000000001';
  let world: World;
  beforeEach(() => {
    world = createWorld(openDatabase(':memory:'));
  });
  afterEach(() => world.db.close());

  const step = fc.oneof(
    fc.record({ do: fc.constant('use' as const), which: fc.nat(7), inDays: fc.nat(40) }),
    fc.record({ do: fc.constant('giveBack' as const), which: fc.nat(7) }),
    fc.record({
      do: fc.constant('choose' as const),
      option: fc.constantFrom('dining', 'spa', 'roomUpgrade', 'palaceStay'),
    }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 60 }) }),
  );

  /** Transitions that the specification of a voucher allows; everything stays as it is, too. */
  const allowed: Record<string, readonly string[]> = {
    usable: ['used', 'expired'],
    used: ['usable', 'expired'],
    choice: ['gone'],
    expired: [],
  };

  test('S55 nothing is spent or issued twice, and every voucher moves only along its states', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        world.db.run('DELETE FROM voucher');
        world.clock.moveTo(new Date('2027-03-01T03:00:00Z'), true);
        const add = (id: string, kind: string, status: string, days: number) =>
          world.db.run(
            'INSERT INTO voucher (voucher_id, membership_no, kind, status, valid_until) VALUES (?, ?, ?, ?, ?)',
            id,
            membershipNo,
            kind,
            status,
            addDays(today(world), days),
          );
        for (const [at, kind] of (['stayCredit', 'palaceStay', 'stayCredit', 'breakfast'] as const).entries()) {
          add(`v${at}`, kind, 'usable', 20 + 30 * at);
        }
        add('c', 'choice', 'choice', 30);
        const inUse = new Set<string>();
        let before = new Map(vouchersOf(world, membershipNo).map(({ voucherId, status }) => [voucherId, status]));
        for (const each of steps) {
          const ids = [...before.keys()];
          if (each.do === 'wait')
            world.clock.moveTo(new Date(world.clock.now().getTime() + each.days * 86_400_000), true);
          else if (each.do === 'giveBack') {
            const id = ids[each.which % ids.length] ?? '';
            giveVoucherBack(world, id, 'R-100000');
            inUse.delete(id);
          } else {
            try {
              if (each.do === 'choose') {
                expect(choose(world, membershipNo, 'c', each.option).issued).toBeDefined();
              } else {
                const id = ids[each.which % ids.length] ?? '';
                const stay = {
                  hotelId: 'haneul-gyeongbok',
                  checkInDate: addDays(today(world), each.inDays),
                  totalKrw: 400_000,
                };
                redeemVoucher(world, membershipNo, id, stay);
                // Spent: not again before it is given back.
                expect(inUse.has(id)).toBe(false);
                inUse.add(id);
              }
            } catch (error) {
              if (!(error instanceof Refusal)) throw error;
            }
          }
          const rows = vouchersOf(world, membershipNo);
          expect(rows.filter(({ chosenFrom }) => chosenFrom === 'c').length).toBeLessThanOrEqual(1);
          const after = new Map(rows.map(({ voucherId, status }) => [voucherId, status]));
          for (const [id, was] of before) {
            const is = after.get(id) ?? 'gone';
            expect(is === was || allowed[was]?.includes(is), `${id}: ${was} became ${is}`).toBe(true);
          }
          for (const id of inUse) expect(after.get(id)).toBe('used');
          before = after;
        }
      }),
      { numRuns: 150 },
    );
  });
});
