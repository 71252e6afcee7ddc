import { scrypt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { callHub } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof import('node:crypto')>();
  return { ...actual, scrypt: vi.fn(actual.scrypt) };
});

const sandbox = sandboxForFile();

/** What an unknown caller sees of a refusal, and the work that it took: sizes, not values. */
async function refusal(membershipId: string) {
  vi.mocked(scrypt).mockClear();
  const answer = await callHub(sandbox, 'login', { body: { membershipId, password: 'Wrong-Word-1' } });
  const work = vi.mocked(scrypt).mock.calls.map(([password, salt, keyBytes, options]) => ({
    password,
    saltBytes: (salt as Buffer).byteLength,
    keyBytes,
    costs: typeof options === 'function' ? 'standard' : options,
  }));
  const unalike = ['date', 'x-request-id'];
  const headers = [...answer.headers].filter(([name]) => !unalike.includes(name));
  return { status: answer.status, body: answer.body, headers, work };
}

test('S39 an unknown account and a wrong password: the same answer after the same work, a mailed password or not', async () => {
  const work = { password: 'Wrong-Word-1', saltBytes: 16, keyBytes: 32, costs: 'standard' };
  for (const mailed of [false, true]) {
    if (mailed) {
      const memberEmail = 'sample.member@mail.example';
      const asked = { type: 'password', memberName: '표본 회원', memberEmail, membershipId: 'sample.member' };
      expect((await callHub(sandbox, 'findAccount', { body: asked })).status).toBe(200);
    }
    const unknown = await refusal('sample.nobody');
    const wrong = await refusal('sample.member');
    expect(wrong).toEqual(unknown);
    expect(wrong.status).toBe(401);
    expect(wrong.work).toEqual([work, work]);
  }
});

test('S62 passwords are hashed two at a time, so that tokens are checked meanwhile', async () => {
  const { scrypt: original } = await vi.importActual<typeof import('node:crypto')>('node:crypto');
  let [working, most] = [0, 0];
  type Done = (error: Error | null, key: Buffer) => void;
  vi.mocked(scrypt).mockImplementation(((...parts: Parameters<typeof scrypt>) => {
    working += 1;
    most = Math.max(most, working);
    const [password, salt, keyBytes, done] = parts as unknown as [string, Buffer, number, Done];
    original(password, salt, keyBytes, (error, key) => {
      working -= 1;
      done(error, key);
    });
  }) as typeof scrypt);
  await Promise.all(Array.from({ length: 8 }, (_, n) => refusal(`sample.nobody${n}`)));
  expect({ working, most }).toEqual({ working: 0, most: 2 });
});
