import { beforeEach, describe, expect, test } from 'vitest';
import { POST as bookAsGuest } from '@/app/api/guest/booking/route';
import { DELETE, GET, POST, PUT } from '@/app/api/hub/[...path]/route';
import { POST as withdraw } from '@/app/api/session/withdrawal/route';
import type { Limits } from '@/lib/bff/limits';
import { limitMessage } from '@/lib/bff/rate-limit';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';
import { useEnvironment as enterEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { json } from '../hub/scripted-hub';
import { enterRequest } from '../request/enter-request';
import { sameOriginRequest } from './same-origin-request';
import { loggedIn, post, profile, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();
const entries = Object.values(contract as Record<string, Endpoint>);
const sending = entries.filter(({ sends }) => sends !== undefined);
const proxied = sending.filter(({ audience }) => audience !== 'server');
const handlers = { GET, POST, PUT, DELETE };

const plenty = { address: 1_000, account: 1_000, all: 1_000 };

/** Limits of what is sent; what is not named is plenty. */
function limit(kind: 'key' | 'confirmation', named: Partial<Limits>): void {
  setLimits({ key: plenty, confirmation: plenty, [kind]: { ...plenty, ...named } });
}
function from(address: string): void {
  enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address });
}
beforeEach(() => {
  enterEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  limit('key', {});
  from('192.0.2.1');
});

const guestBooking = {
  hotelId: 'haneul-namsan',
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-25',
  rooms: [
    { adults: 2, minor: 0, roomTypeId: 'a-room', ratePlanId: 'flexible', guestFirstName: 'A', guestLastName: 'B' },
  ],
  contact: { email: 'sample@example.com', mobile: '010-0000-0000' },
  expectedTotalKrw: 1_000,
  consents: { requiredTermIds: [], optionalTermIds: [] },
  lang: 'ko',
};

const call = ({ method, path }: Endpoint, cookie: string) =>
  handlers[method](sameOriginRequest(`/api/hub${path.replace(/\{\w+\}/g, 'AB12CD34')}`, { method, cookie, body: {} }));
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

describe('S60 every call that sends a mail or a message', () => {
  test('is marked in the contract, and nothing else is', () => {
    const handlersOf = repositoryFiles().filter((path) => path.startsWith('sandbox/hub/handlers/'));
    // Handlers are methods of objects, each at the first indent; what a function above them sends is theirs too.
    const named = handlersOf.flatMap((path) =>
      readRepositoryFile(path)
        .split(/^ {2}(?=(?:async )?\w+\([^)]*\)(?:: [^{]+)? \{$)/m)
        .slice(1)
        .filter((method) => method.includes('sendMail('))
        .map((method) => /^(?:async )?(\w+)/.exec(method)?.[1]),
    );
    expect(named.toSorted()).toEqual(sending.map(({ name }) => name).toSorted());
  });

  const cases = proxied.flatMap((entry) =>
    // Requests for unknown accounts are counted by address and in all.
    (entry.audience === 'anyone' ? (['address', 'all'] as const) : (['address', 'account', 'all'] as const)).map(
      (scope) => [entry.name, scope, entry] as const,
    ),
  );
  test.each(cases)('%s is refused beyond what is allowed by %s, before the hub is asked', async (_, scope, entry) => {
    limit(entry.sends ?? 'key', { [scope]: 1 });
    const cookie = entry.audience === 'anyone' ? '' : await loggedIn();
    const other = entry.audience === 'anyone' ? undefined : 'another';
    await limitMessage(entry, scope === 'account' ? profile.membershipNo : other);
    if (scope !== 'address') from('192.0.2.2');
    hub.seen.length = 0;
    const answer = await call(entry, cookie);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(await codeOf(answer)).toEqual([429, 'rate_limited']);
    expect(hub.seen).toEqual([]);
  });

  test('a withdrawal and a guest’s booking are counted as mails', async () => {
    limit('confirmation', { all: 1 });
    const cookie = await loggedIn();
    await limitMessage(contract.createReservation, undefined);
    await limitMessage(contract.createReservation, 'another');
    hub.seen.length = 0;
    expect(await codeOf(await withdraw(post('/api/session/withdrawal', { password: 'x' }, cookie)))).toEqual([
      429,
      'rate_limited',
    ]);
    const booked = await bookAsGuest(post('/api/guest/booking', guestBooking));
    expect(await codeOf(booked)).toEqual([429, 'rate_limited']);
    expect(hub.seen).toEqual([]);
  });

  test('one address or one member cannot use up what there is for all', async () => {
    limit('key', { account: 2, address: 4, all: 5 });
    const send = (membershipNo: string) =>
      limitMessage(contract.requestContactKey, membershipNo).then(
        () => 'sent',
        () => 'not',
      );
    const outcomes = [];
    for (let tries = 0; tries < 20; tries += 1) outcomes.push(await send('one'));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(2);
    from('192.0.2.9');
    expect([await send('two'), await send('two'), await send('three')]).toEqual(['sent', 'sent', 'not']);
    from('192.0.2.10');
    expect([await send('four'), await send('five')]).toEqual(['sent', 'not']);
  });

  test('sixty-seven addresses leave keys of guests for others: what is scarce is shared out by two', async () => {
    setLimits();
    const send = async (address: string) => {
      from(address);
      return limitMessage(contract.findAccount, undefined).then(
        () => 'sent',
        () => 'not',
      );
    };
    for (let n = 0; n < 67; n += 1) for (let tries = 0; tries < 30; tries += 1) await send(`192.0.2.${n + 1}`);
    const outcomes = [];
    for (let tries = 0; tries < 3; tries += 1) outcomes.push(await send('198.51.100.1'));
    expect(outcomes).toEqual(['sent', 'sent', 'not']);
  });

  test('a flood of guests keeps no member from booking', async () => {
    limit('confirmation', { all: 1 });
    await limitMessage(contract.createGuestReservation, undefined);
    await expect(limitMessage(contract.createGuestReservation, undefined)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await expect(limitMessage(contract.createReservation, 'one')).resolves.toBeUndefined();
  });

  test('the subnets of one IPv6 network, together three addresses, cannot use up what there is for all', async () => {
    limit('key', { address: 1 });
    const send = async (address: string) => {
      from(address);
      return limitMessage(contract.requestContactKey, undefined).then(
        () => 'sent',
        () => 'not',
      );
    };
    const outcomes = [];
    for (const subnet of ['0', '1', '100', 'ffff']) outcomes.push(await send(`2001:db8:7:${subnet}::1`));
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'not']);
    expect([await send('2001:db8:8::1'), await send('::ffff:192.0.2.7')]).toEqual(['sent', 'sent']);
  });

  test('a flood of keys does not block bookings', async () => {
    limit('key', { all: 1 });
    await limitMessage(contract.requestContactKey, 'one');
    await expect(limitMessage(contract.requestContactKey, 'two')).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(limitMessage(contract.createReservation, 'two')).resolves.toBeUndefined();
  });

  test('twenty requests at once send as many keys as are allowed', async () => {
    limit('key', { account: 3 });
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 200, { code: 200 }));
    const { membershipNo } = profile;
    const send = (n: number) =>
      POST(
        post('/api/hub/membership/certi/request/email', { membershipNo, email: `desk${n}@company.example` }, cookie),
      );
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array<number>(17).fill(429)]);
  });
});
