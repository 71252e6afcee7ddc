import { describe, expect, test } from 'vitest';
import { callHub, control, type SignedIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

describe('by calls', () => {
  const sandbox = sandboxForEachTest();

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
    // For a colleague's number, a member who is none answers like an unknown number.
    expect((await register(worker, byNumber(bo), 'company')).body).toEqual(nobody.body);
    for (let at = 0; at < 4; at += 1) await register(ana, byNumber({ membershipNo: `999999000${at}` }));
    expect((await register(ana, byNumber(bo))).status).toBe(429);
    // A referrer who may not register any more learns nothing about any number.
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

  test('S72 an employee’s QR code and link have the same code, which contains no name', async () => {
    const worker = await member('worker', { employee: true });
    const { body } = await callHub(sandbox, 'employeeQrCode', { token: worker.token });
    expect(body.data).toEqual({ qrCode: (await own(worker, 'company')).code });
    expect(body.data.qrCode).not.toContain(worker.membershipNo);
    expect((await callHub(sandbox, 'employeeQrCode', { token: (await member('guest')).token })).body.data).toBeNull();
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
