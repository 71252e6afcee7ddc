import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ATTACHMENT_MAX_BYTES } from '@/lib/hub/contract/centre-limits';
import { contract } from '@/lib/hub/contract/contract';
import { callEndpoint } from '@/lib/hub/hub-client';
import { type HubErrorKind, isHubError } from '@/lib/hub/hub-error';
import { json, scriptedHubForFile } from './scripted-hub';

const hub = scriptedHubForFile();

const free = { data: { availableYn: 'Y' } };
const ask = () => callEndpoint(contract.checkMembershipId, { query: { membershipId: 'sample.member' } });

async function kindOfFailure(): Promise<HubErrorKind | 'answered' | 'unclassified'> {
  try {
    await ask();
    return 'answered';
  } catch (error) {
    return isHubError(error) ? error.kind : 'unclassified';
  }
}

const withJson = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);

/** One byte now and then, for ever: no pause is long enough for a timeout between two bytes. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drops = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(drops));
}

describe('S33 an odd answer', () => {
  test.each<[string, (response: ServerResponse) => void, HubErrorKind]>([
    [
      'JSON that calls itself text',
      (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(free)),
      'contract_broken',
    ],
    ['no content type at all', (response) => response.writeHead(200).end(JSON.stringify(free)), 'contract_broken'],
    [
      'bytes that are no UTF-8',
      (response) => withJson(response, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
      'contract_broken',
    ],
    ['an empty body', (response) => withJson(response, ''), 'contract_broken'],
    [
      'JSON in JSON, ten thousand deep',
      (response) => withJson(response, '['.repeat(10_000) + ']'.repeat(10_000)),
      'contract_broken',
    ],
    [
      'compressed without being asked for: 64 MB in 64 KB',
      (response) => withJson(response, gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20)), { 'content-encoding': 'gzip' }),
      'contract_broken',
    ],
    [
      'headers without end',
      (response) => withJson(response, JSON.stringify(free), { 'x-flood': 'x'.repeat(256 * 1024) }),
      'unreachable',
    ],
    ['a body that drips', drip, 'timeout'],
    ['an unknown status', (response) => json(response, 299, { data: null }), 'contract_broken'],
    ['204 where there should be data', (response) => response.writeHead(204).end(), 'contract_broken'],
  ])('(%s) is one classified failure, and the next call is answered', async (_name, odd, kind) => {
    hub.answer((_seen, response) => odd(response));
    expect(await kindOfFailure()).toBe(kind);
    hub.answer((_seen, response) => json(response, 200, free));
    expect(await ask()).toMatchObject({ data: { availableYn: 'Y' } });
  });

  const spaces = (bytes: number) => Buffer.alloc(bytes, 0x20);
  test('2 MiB of JSON are read, one byte more is not an answer of the hub', async () => {
    const start = Buffer.from(JSON.stringify(free));
    const ofBytes = (bytes: number) => Buffer.concat([start, spaces(bytes - start.length)]);
    hub.answer((_seen, response) => withJson(response, ofBytes(2 * 1024 * 1024)));
    expect(await kindOfFailure()).toBe('answered');
    hub.answer((_seen, response) => withJson(response, ofBytes(2 * 1024 * 1024 + 1)));
    expect(await kindOfFailure()).toBe('contract_broken');
    // It would come again.
    expect(hub.seen).toHaveLength(2);
  });

  test('a member’s file of 5 MB is read whole', async () => {
    const file = { attachmentId: 'a-1', fileName: 'a.pdf', kind: 'pdf', bytes: ATTACHMENT_MAX_BYTES };
    const content = Buffer.alloc(ATTACHMENT_MAX_BYTES).toString('base64');
    hub.answer((_seen, response) => json(response, 200, { data: { ...file, content } }));
    const { data } = await callEndpoint(
      contract.attachment,
      { params: { attachmentId: 'a-1' } },
      { accessToken: 'of-a-member' },
    );
    expect((data as { content: string }).content).toHaveLength(content.length);
  });

  test('compression is refused', async () => {
    hub.answer((_seen, response) => json(response, 200, free));
    await ask();
    expect(hub.seen[0]?.headers['accept-encoding']).toBe('identity');
  });
});
