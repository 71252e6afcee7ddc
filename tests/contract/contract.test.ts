import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { membershipUserInfo } from '@/lib/hub/contract/auth';
import { hubErrorBody } from '@/lib/hub/contract/common';
import { contract, type EndpointName } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { documentedDefaults, documentedReplies, documentedRequests } from './documented-samples';

const entryOf = (name: string): Endpoint => contract[name as EndpointName];

/** The reply of an entry as it goes over the wire. */
function wireSchema({ envelope, response }: Endpoint): z.ZodType {
  return envelope === 'whole' ? response : z.object({ [envelope]: response });
}

describe('the documented samples of the specification', () => {
  it.each(Object.entries(documentedReplies))('the reply of %s is read', (name, reply) => {
    expect(wireSchema(entryOf(name)).safeParse(reply).error?.issues ?? []).toEqual([]);
  });

  it.each(Object.entries(documentedRequests))('the request of %s is accepted', (name, body) => {
    expect(entryOf(name).body?.safeParse(body).error?.issues ?? []).toEqual([]);
  });

  it('a membership id is asked for by its documented parameter', () => {
    expect(contract.checkMembershipId.query.safeParse({ membershipId: 'sample.member' }).success).toBe(true);
    expect(contract.checkMembershipId.query.safeParse({ id: 'sample.member' }).success).toBe(false);
  });

  it('the user info has the fourteen fields, and the documented defaults', () => {
    const empty = membershipUserInfo.parse({});
    expect(Object.keys(empty)).toHaveLength(14);
    expect(empty).toMatchObject(documentedDefaults);
  });

  it.each([
    ['the text of section 8', { message: '이메일을 입력해주세요.' }],
    ['the text of a login', { data: '아이디 또는 비밀번호가 일치하지 않습니다.' }],
  ])('a refusal is read: %s', (_name, body) => {
    expect(hubErrorBody.safeParse(body).success).toBe(true);
  });
});

describe('every entry', () => {
  const entries = Object.values(contract) as Endpoint[];

  it('reads numbers of its query in digits alone', () => {
    const fields = entries.flatMap(({ name, query }) =>
      Object.entries(query?.shape ?? {}).map(([field, schema]) => ({ field: `${name}.${field}`, schema })),
    );
    const numbers = fields.filter(({ schema }) => typeof schema.safeParse('2').data === 'number');
    expect(numbers.length).toBeGreaterThan(5);
    for (const { field, schema } of numbers) {
      expect(schema.safeParse(2).data, field).toBe(2);
      for (const typed of ['0x2', ' 2', '2 ', '+2', '2.0', '2e0', '٢', ''])
        expect(schema.safeParse(typed).success, `${field}: ${typed}`).toBe(false);
    }
  });

  it.each(entries.map((entry) => [entry.name, entry] as const))('%s is whole', (_name, entry) => {
    expect(entry.path).toMatch(/^(\/[\w-]+|\/\{\w+\})+$/);
    expect(entry.summary).toMatch(/[.?]$/);
    const placeholders = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(entry.params?.shape ?? {}).sort()).toEqual(placeholders.sort());
    if (entry.method === 'GET') expect(entry.body).toBeUndefined();
    if (entry.retry) expect(['GET', 'POST']).toContain(entry.method);
    // A member's call without a token could never be answered.
    if (entry.audience === 'member') expect(entry.base).toBe('hub');
    for (const wrong of ['<html></html>', 42, [], undefined])
      expect(wireSchema(entry).safeParse(wrong).success, `the reply ${wrong}`).toBe(false);

    // Of a broken answer every entry of a list is a failure to write down, and nothing ends this but the list's own limit.
    const { body, query, response, refusalData = {} } = entry;
    const written = (schema: z.ZodType, io: 'input' | 'output') =>
      z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const all = [
      ...[body, query].flatMap((sent) => (sent ? [written(sent, 'input')] : [])),
      ...[response, ...Object.values(refusalData)].map((answered) => written(answered, 'output')),
    ];
    const lists = JSON.stringify(all, (_key, value) =>
      value?.type === 'array' && value.maxItems === undefined ? 'a list without end' : value,
    );
    expect(lists).not.toContain('a list without end');
  });
});
