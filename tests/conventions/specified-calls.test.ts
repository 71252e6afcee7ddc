import { describe, expect, it } from 'vitest';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';

/** Section 7 of the specification, copied row by row: method, path, how the reply is read. */
const section7 = [
  ['POST', '/membership/login', 'data'],
  ['POST', '/membership/member/find/account', 'data'],
  ['GET', '/membership/dashboard/info', null],
  ['GET', '/membership/member/comCode', 'data'],
  ['GET', '/membership/member/employee/qrCode', 'data'],
  ['POST', '/product/hotel', 'data'],
  ['GET', '/membership/id/check', null],
  ['GET', '/niceapi/certification/ready', 'data'],
  ['GET', '/niceapi/certification/result', 'data'],
  ['GET', '/membership/search/terms', 'data'],
  ['POST', '/certi/check', null],
  ['POST', '/membership/join', 'whole'],
  ['POST', '/membership/integration', 'data'],
  ['POST', '/member/join', 'data'],
  ['POST', '/membership/certi/request/email', null],
  ['POST', '/membership/certi/check/email', null],
  ['POST', '/auth/refresh', null],
  ['POST', '/voc/token/issue', 'retData'],
  // "returns data as the plain value": the value stands in `data`, unwrapped.
  ['POST', '/crypt/decrypt', 'data'],
] as const;

const entries = Object.values(contract) as Endpoint[];
const specified = entries.filter(({ source }) => source === 'specified');

describe('the calls of section 7', () => {
  it('are 19, and no other call claims to be specified', () => {
    expect(specified.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      section7.map(([method, path]) => `${method} ${path}`).sort(),
    );
  });

  it.each(section7.filter(([, , envelope]) => envelope !== null))('%s %s answers in %s', (method, path, envelope) => {
    const entry = specified.find((each) => each.method === method && each.path === path);
    expect(entry?.envelope).toBe(envelope);
  });

  it('are named by their key', () => {
    for (const [name, entry] of Object.entries(contract)) expect(entry.name).toBe(name);
  });

  it('never share method, base and path with another call', () => {
    const addresses = entries.map(({ method, base, path }) => `${method} ${base} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('that write are never tried again by themselves', () => {
    const reads = new Set(['/product/hotel']);
    const writes = entries.filter(
      ({ method, path, source }) => method !== 'GET' && source === 'specified' && !reads.has(path),
    );
    expect(writes.filter(({ retry }) => retry).map(({ name }) => name)).toEqual([]);
  });

  it('that issue tokens begin a session: by a handler of their own, or by the proxy for a member’s new one', () => {
    const issuing = entries.filter(({ issuesTokens }) => issuesTokens);
    const pathsOf = (audience: string) =>
      issuing.filter((entry) => entry.audience === audience).map(({ path }) => path);
    expect(pathsOf('server').sort()).toEqual(['/auth/refresh', '/membership/integration', '/membership/login']);
    expect(pathsOf('member').sort()).toEqual(['/membership/member/contact/check', '/membership/member/password']);
    expect(issuing).toHaveLength(5);
  });
});
