import { describe, expect, test } from 'vitest';
import { isPastPair, pastPairs } from '@/lib/session/past-pairs';
import { sealSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';
import { useEnvironment } from '../env/environment';
import { memberSession } from './sample-session';

const pair = (name: string) => ({ accessToken: `access-${name}`, refreshToken: `refresh-${name}` });
const born = (bornIn: Session['bornIn'], tokens = pair('0')): Session => ({ ...memberSession(tokens), bornIn });
const rotate = (session: Session, tokens: Session['tokens']): Session => ({
  ...session,
  tokens,
  past: pastPairs(session, tokens),
});

describe('the pairs that rotations have replaced', () => {
  test('are known over six of them, and the present one is none', () => {
    let session = born('ios');
    for (let n = 1; n <= 8; n += 1) session = rotate(session, pair(String(n)));
    const known = Array.from({ length: 10 }, (_, n) => isPastPair(session, `refresh-${n}`));
    expect(known).toEqual([false, false, true, true, true, true, true, true, false, false]);
    expect(JSON.stringify(session.past).length).toBeLessThan(80);
    expect(JSON.stringify(session.past)).not.toContain('refresh');
  });

  test('do not grow where the hub keeps the refresh token', () => {
    const session = rotate(born('android'), pair('1'));
    const again = rotate(session, { ...pair('1'), accessToken: 'access-2' });
    expect(again.past).toEqual(session.past);
  });

  test('S03 never make a session too long that fitted its cookie without them, whatever the member is called', async () => {
    useEnvironment({ PUBLIC_ORIGIN: 'https://rewards.example' });
    const longPair = (length: number, n: number) => ({
      accessToken: 'a'.repeat(length),
      refreshToken: `${n}`.padStart(length, 'r'),
    });
    const fits = (session: Session) =>
      sealSession(session).then(
        () => true,
        () => false,
      );
    const rotated: boolean[] = [];
    for (const memberName of ['견본', '견'.repeat(60), '견'.repeat(150)]) {
      for (let length = 900; length <= 1_240; length += 20) {
        let session = { ...born('android', longPair(length, 0)), memberName };
        if (!(await fits(session))) break;
        for (let n = 1; n <= 7; n += 1) session = { ...rotate(session, longPair(length, n)), memberName };
        rotated.push(await fits(session));
      }
    }
    expect(rotated.length).toBeGreaterThan(20);
    expect(rotated).not.toContain(false);
  });

  test('are not remembered in a browser, nor where the pair fills the cookie by itself', () => {
    expect(rotate(born('browser'), pair('1')).past).toBeUndefined();
    const long = { accessToken: 'a'.repeat(1_300), refreshToken: 'r'.repeat(1_300) };
    expect(rotate(born('ios'), long).past).toBeUndefined();
  });
});
