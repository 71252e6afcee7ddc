// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { insertMember } from '../../sandbox/hub/member/member-store.ts';
import { referralRules, referralsOf } from '../../sandbox/hub/member/referrals.ts';
import { registerReferrer } from '../../sandbox/hub/member/referrers.ts';
import { Refusal } from '../../sandbox/hub/refusal.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { createWorld, today, type World } from '../../sandbox/hub/world.ts';
import { callHub, control, type SignedIn } from './hub-caller.ts';

const numbers = ['9300000001', '9300000002', '9300000003', '9300000004'] as const;

describe('by calls', () => {
  let sandbox: RunningSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.stop());

  async function member(name: string, facts: object = {}): Promise<SignedIn> {
    const membershipId = `ref.${name}`;
    const password = 'Own-Member-1';
    const { membershipNo } = (await control(sandbox, '/members', { membershipId, password, ...facts })) as SignedIn;
    const answer = await callHub(sandbox, 'login', { body: { membershipId, password } });
    return { token: answer.headers.get('authorization') ?? '', refresh: '', membershipNo };
  }
  const byNumber = ({ membershipNo }: Pick<SignedIn, 'membershipNo'>) => ({ by: 'number', membershipNo });
  const register = ({ token }: SignedIn, referrer: object, type = 'common') =>
    callHub(sandbox, 'registerReferrer', { token, body: { type, referrer } });
  const own = async ({ token }: SignedIn, type = 'common') =>
    (await callHub(sandbox, 'ownReferral', { token, query: { type } })).body.data;

  test('S55 by number or by link, once, however many requests come at once', async () => {
    const [ana, bo, cho] = [await member('ana'), await member('bo'), await member('cho')];
    const { code, mayRegisterYn } = await own(ana);
    expect(mayRegisterYn).toBe('Y');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => register(bo, at % 2 ? byNumber(ana) : { by: 'code', code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ALREADY_REFERRED')).toHaveLength(19);
    expect((await register(cho, { by: 'code', code })).body.data.maskedName).toBe('표**님');
    expect(await own(bo)).toMatchObject({ mayRegisterYn: 'N', referrer: { maskedName: '표**님' } });
    const { referrals } = (await callHub(sandbox, 'listReferrals', { token: ana.token, query: {} })).body.data;
    expect(referrals).toHaveLength(2);
  });

  test('refuses oneself, a circle, a second referrer and one who joined long ago', async () => {
    const [ana, bo, cho] = [await member('ana'), await member('bo'), await member('cho')];
    expect((await register(ana, byNumber(ana))).body.code).toBe('SELF_REFERRAL');
    expect((await register(ana, { by: 'code', code: (await own(ana)).code })).body.code).toBe('SELF_REFERRAL');
    expect((await register(bo, byNumber(ana))).status).toBe(200);
    expect((await register(cho, byNumber(bo))).status).toBe(200);
    expect((await register(ana, byNumber(cho))).body.code).toBe('REFERRAL_CIRCLE');
    expect((await register(bo, byNumber(cho))).body.code).toBe('ALREADY_REFERRED');
    const late = await member('late', { joinedDaysAgo: 31 });
    expect((await register(late, byNumber(ana))).body.code).toBe('REFERRAL_TOO_LATE');
    expect((await register(await member('just', { joinedDaysAgo: 30 }), byNumber(ana))).status).toBe(200);
  });

  test('numbers cannot be found by trying: unknown ones answer alike, and five of them stop the member', async () => {
    const [ana, bo, worker] = [await member('ana'), await member('bo'), await member('worker', { employee: true })];
    const nobody = await register(ana, byNumber({ membershipNo: '9999999999' }));
    expect(nobody.body.code).toBe('REFERRER_UNKNOWN');
    // For a colleague's number, a member who is none answers like nobody.
    expect((await register(worker, byNumber(bo), 'company')).body).toEqual(nobody.body);
    for (let at = 0; at < 4; at += 1) await register(ana, byNumber({ membershipNo: `999999000${at}` }));
    expect((await register(ana, byNumber(bo))).status).toBe(429);
    // A referrer who may not register any more learns nothing of any number.
    const late = await member('late', { joinedDaysAgo: 400 });
    const answers = [
      await register(late, byNumber(bo)),
      await register(late, byNumber({ membershipNo: '9999999999' })),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('the one of employees is for employees alone, and for colleagues', async () => {
    const [guest, worker, colleague] = [
      await member('guest'),
      await member('worker', { employee: true, joinedDaysAgo: 900 }),
      await member('colleague', { employee: true }),
    ];
    for (const name of ['ownReferral', 'listReferrals'] as const) {
      expect((await callHub(sandbox, name, { token: guest.token, query: { type: 'company' } })).status).toBe(403);
    }
    expect((await register(guest, byNumber(worker), 'company')).status).toBe(403);
    expect(await own(worker, 'company')).toMatchObject({ registerUntil: null, mayRegisterYn: 'Y' });
    // A code of one kind is none of the other.
    const { code } = await own(colleague);
    expect((await register(worker, { by: 'code', code }, 'company')).body.code).toBe('REFERRER_UNKNOWN');
    const { code: ofCompany } = await own(colleague, 'company');
    expect((await register(worker, { by: 'code', code: ofCompany }, 'company')).status).toBe(200);
  });

  test('a stay that is over brings the points after a week, once', async () => {
    const [ana, bo] = [await member('ana'), await member('bo', { reservations: true })];
    await register(bo, byNumber(ana));
    const progress = async () => {
      const login = await callHub(sandbox, 'login', { body: { membershipId: 'ref.ana', password: 'Own-Member-1' } });
      const token = login.headers.get('authorization') ?? '';
      const { referrals } = (await callHub(sandbox, 'listReferrals', { token, query: {} })).body.data;
      const { balance } = (await callHub(sandbox, 'pointBalance', { token })).body.data;
      return [referrals[0].progress, referrals[0].points, balance];
    };
    expect(await progress()).toEqual(['booked', 0, 0]);
    await control(sandbox, '/clock', { now: new Date(Date.now() + 200 * 86_400_000).toISOString() });
    expect(await progress()).toEqual(['rewarded', 300, 300]);
    expect(await progress()).toEqual(['rewarded', 300, 300]);
  });
});

describe('on random histories', () => {
  let world: World;
  beforeEach(() => {
    world = createWorld(openDatabase(':memory:'));
  });
  afterEach(() => world.db.close());

  const who = fc.nat(numbers.length - 1);
  const step = fc.oneof(
    fc.record({ do: fc.constant('register' as const), who, referrer: who }),
    fc.record({ do: fc.constant('book' as const), who, inDays: fc.integer({ min: 0, max: 20 }) }),
    fc.record({ do: fc.constant('cancel' as const), who }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 15 }) }),
  );
  /** Every step of a referral that there is; a long wait may take several at once. */
  const allowed: Record<string, readonly string[]> = {
    joined: ['booked', 'stayed', 'rewarded'],
    booked: ['joined', 'stayed', 'rewarded'],
    stayed: ['rewarded'],
    rewarded: [],
  };

  function begin(): void {
    for (const table of [
      'referral',
      'point_tranche',
      'point_entry',
      'reservation',
      'tier_change',
      'member',
      'attempt',
    ]) {
      world.db.run(`DELETE FROM ${table}`);
    }
    world.clock.moveTo(new Date('2027-03-01T03:00:00Z'), true);
    for (const membershipNo of numbers) {
      insertMember(world, {
        membershipNo,
        membershipId: membershipNo,
        passwordHash: '',
        name: '표본 손님',
        firstName: '',
        lastName: '',
        gender: '',
        email: '',
        mobile: '',
        birthDate: null,
        country: 'KR',
        employeeStatus: 'N',
        recommenderStatus: 'N',
        employeeRecommenderStatus: 'N',
        temporaryYn: 'N',
        companyCode: null,
        companyName: null,
        tier: 'classic',
        tierSince: today(world),
        tierValidUntil: '2027-12-31',
        joinedOn: today(world),
      });
    }
  }

  function book(membershipNo: string, inDays: number, number: string): void {
    const checkIn = addDays(today(world), inDays);
    world.db.run(
      `INSERT INTO reservation (reservation_no, membership_no, hotel_id, check_in, check_out, status, total_krw, email,
        mobile, consents, voucher_krw, booked_at) VALUES (?, ?, 'oreum-jeju', ?, ?, 'confirmed', 0, '', '', '{}', 0, '')`,
      number,
      membershipNo,
      checkIn,
      addDays(checkIn, 1),
    );
  }

  function attempt(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  test('S55 nobody is referred twice or in a circle, no referral goes back, and each is rewarded once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        begin();
        const before = new Map<string, string>();
        for (const [at, each] of steps.entries()) {
          if (each.do === 'wait')
            world.clock.moveTo(new Date(world.clock.now().getTime() + each.days * 86_400_000), true);
          else if (each.do === 'book') book(numbers[each.who] ?? '', each.inDays, `R-${100_000 + at}`);
          else if (each.do === 'cancel') {
            world.db.run(
              "UPDATE reservation SET status = 'cancelled' WHERE membership_no = ? AND status = 'confirmed' AND check_in > ?",
              numbers[each.who] ?? '',
              today(world),
            );
          } else {
            const [asking, referrer] = [numbers[each.who] ?? '', numbers[each.referrer] ?? ''];
            const row = { membershipNo: asking, name: '표본 손님', joinedOn: '2027-03-01' };
            attempt(() =>
              registerReferrer(
                world,
                row as Parameters<typeof registerReferrer>[1],
                { by: 'number', membershipNo: referrer },
                'common',
              ),
            );
          }
          for (const number of numbers) {
            const referrals = referralsOf(world, number, 'common');
            const paid = world.db.all<{ points: number }>(
              "SELECT points FROM point_entry WHERE membership_no = ? AND kind = 'referral'",
              number,
            );
            const rewarded = referrals.filter(({ progress }) => progress === 'rewarded');
            expect(paid.map(({ points }) => points)).toEqual(rewarded.map(() => referralRules.common.rewardPoints));
          }
          const rows = world.db.all<{ referred: string; referrer: string; progress: string }>(
            'SELECT referred_no AS referred, membership_no AS referrer, progress FROM referral',
          );
          expect(new Set(rows.map(({ referred }) => referred)).size).toBe(rows.length);
          for (const { referred, referrer, progress } of rows) {
            const was = before.get(referred);
            expect(was === undefined || was === progress || allowed[was]?.includes(progress)).toBe(true);
            before.set(referred, progress);
            // Up the chain nobody meets themselves.
            let up: string | undefined = referrer;
            for (let steps = 0; up !== undefined; steps += 1) {
              expect(up).not.toBe(referred);
              expect(steps).toBeLessThan(numbers.length);
              const next: string | undefined = up;
              up = rows.find((row) => row.referred === next)?.referrer;
            }
          }
        }
      }),
      { numRuns: 120 },
    );
  });
});
