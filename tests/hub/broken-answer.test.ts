import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { brokenPlaces } from '@/lib/hub/broken-answer';
import { contract } from '@/lib/hub/contract/contract';
import { callEndpoint } from '@/lib/hub/hub-client';
import { logger } from '@/lib/observability/logger';
import { sampleOf } from '../canaries/canary-samples';
import { failureOf } from './failure-of';
import { json, scriptedHubForFile } from './scripted-hub';

const hub = scriptedHubForFile();

const dates = { viewMonth: '2026-12', viewPeriod: 1, hotelIdList: ['haneul-namsan'] };
const right = sampleOf(contract.availableDates.response) as { hotels: { hotelId: string }[] };
const canary = 'canary of a member';

/** The line of a call for free nights that gets the answer. */
async function lineAfter(answer: (response: ServerResponse) => void): Promise<unknown> {
  hub.answer((_seen, response) => answer(response));
  const warn = vi.spyOn(logger(), 'warn');
  const { kind } = await failureOf(callEndpoint(contract.availableDates, { body: dates }));
  expect(kind).toBe('contract_broken');
  return warn.mock.lastCall?.[0];
}

const hotels = (change: object) => ({ data: { ...right, hotels: right.hotels.map((one) => ({ ...one, ...change })) } });
const ofType = (contentType: string, status = 200) => ({
  ...{ event: 'hub_call', endpoint: 'availableDates', outcome: 'contract_broken' },
  ...{ hubStatus: status, contentType },
});
const isJson = ofType('application/json');

test.each<[string, (response: ServerResponse) => void, object]>([
  [
    'a value of another type',
    (response) => json(response, 200, hotels({ hotelId: { [canary]: canary } })),
    { ...isJson, brokenAt: 'data.hotels[].hotelId: object instead of string' },
  ],
  [
    'null',
    (response) => json(response, 200, hotels({ hotelId: null })),
    { ...isJson, brokenAt: 'data.hotels[].hotelId: null instead of string' },
  ],
  [
    'a list',
    (response) => json(response, 200, { data: [canary] }),
    { ...isJson, brokenAt: 'data: array instead of object' },
  ],
  [
    'a value out of its bounds',
    (response) => json(response, 200, hotels({ hotelId: canary.repeat(1_000) })),
    { ...isJson, brokenAt: 'data.hotels[].hotelId: too_big, data.hotels[].hotelId: invalid_format' },
  ],
  [
    'no such field',
    (response) => json(response, 200, hotels({ hotelId: undefined })),
    { ...isJson, brokenAt: 'data.hotels[].hotelId: missing' },
  ],
  ['no envelope', (response) => json(response, 200, { [canary]: canary }), { ...isJson, brokenAt: 'data: missing' }],
  [
    'a page',
    (response) => response.writeHead(200, { 'content-type': `Text/HTML; name="${canary}"` }).end(canary),
    { ...ofType('text/html'), brokenAt: 'no JSON' },
  ],
  [
    'no content type that can be read',
    (response) => response.writeHead(200, { 'content-type': canary }).end(canary),
    { ...ofType('none'), brokenAt: 'no JSON' },
  ],
  ['no bytes', (response) => json(response, 200, undefined), { ...isJson, brokenAt: 'no JSON' }],
  [
    'nothing',
    (response) => response.writeHead(204).end(),
    { ...ofType('none', 204), brokenAt: 'data: null instead of object' },
  ],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: `https://evil.example/${canary.replaceAll(' ', '-')}` }).end(),
    { ...ofType('none', 302), brokenAt: 'status' },
  ],
  ['too many bytes', (response) => json(response, 200, canary.repeat(200_000)), { ...isJson, brokenAt: 'too large' }],
])('S42 the line of a call that is answered with %s says what is wrong, and no value', async (_what, answer, line) => {
  const found = await lineAfter(answer);
  expect(found).toMatchObject(line);
  expect(JSON.stringify(found)).not.toContain('canary');
});

test('of many broken fields the line names five, each once', async () => {
  const profile = sampleOf(contract.memberProfile.response) as Record<string, unknown>;
  hub.answer((_seen, response) =>
    json(response, 200, { data: Object.fromEntries(Object.keys(profile).map((name) => [name, [canary]])) }),
  );
  const { broken } = await failureOf(callEndpoint(contract.memberProfile, {}, { accessToken: 'of-a-member' }));
  const places = broken?.brokenAt.split(', ') ?? [];
  expect(places).toHaveLength(5);
  expect(new Set(places).size).toBe(5);
  for (const place of places) expect(place).toMatch(/^data\.\w+: \w+( instead of \w+)?$/);

  const twenty = Array.from({ length: 20 }, () => ({ ...right.hotels[0], hotelId: 7 }));
  expect(await lineAfter((response) => json(response, 200, { data: { hotels: twenty } }))).toMatchObject({
    brokenAt: 'data.hotels[].hotelId: number instead of string',
  });
});

test('S42 an answer without tokens names their headers', async () => {
  hub.answer((_seen, response) => json(response, 200, { data: sampleOf(contract.login.response) }));
  const warn = vi.spyOn(logger(), 'warn');
  const body = sampleOf(contract.login.body) as Record<string, unknown>;
  await failureOf(callEndpoint(contract.login, { body }));
  expect(warn.mock.lastCall?.[0]).toMatchObject({
    hubStatus: 200,
    brokenAt: 'headers authorization and refresh',
  });
});

test('a call that is answered has none of these fields', async () => {
  hub.answer((_seen, response) => json(response, 200, { data: right }));
  const info = vi.spyOn(logger(), 'info');
  await callEndpoint(contract.availableDates, { body: dates });
  for (const field of ['hubStatus', 'contentType', 'brokenAt'])
    expect(info.mock.lastCall?.[0]).not.toHaveProperty(field);
});

test.each(Object.values(contract))('$name names the places of any payload', (entry) => {
  const sample = sampleOf(entry.response);
  const halves = typeof sample === 'object' ? Object.keys(sample ?? {}).map((key) => ({ ...sample, [key]: null })) : [];
  for (const payload of [null, undefined, {}, [], 'text', 1, ...halves]) {
    const { success, error } = entry.response.safeParse(payload);
    if (!success) expect(brokenPlaces(entry, payload, error.issues)).toMatch(/: /);
  }
});

test('a path that leaves the payload is missing there', () => {
  const issue = { code: 'custom' as const, path: ['hotels', 0], message: '', input: null };
  expect(brokenPlaces(contract.availableDates, null, [issue])).toBe('data.hotels[]: custom');
});
