// Long, because uploads, their places and downloads are proved against one scripted hub.
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as download } from '@/app/[locale]/(personal)/myPage/attachment/[attachmentId]/route';
import { POST as upload } from '@/app/api/member/attachment/route';
import { ATTACHMENT_MAX_BYTES } from '@/lib/hub/contract/centre-limits';
import { useEnvironment as enterEnvironment, testEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { json } from '../hub/scripted-hub';
import { enterRequest } from '../request/enter-request';
import { samplePdf } from '../sandbox/centre-steps';
import { loggedIn, profile, startSampleHub } from './sample-hub';

const { hub, friendly } = startSampleHub();
const address = '/api/member/attachment';
const facts = { attachmentId: 'F-1', fileName: 'receipt.pdf', kind: 'pdf', bytes: samplePdf.length };

beforeEach(() => {
  enterEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  setLimits();
});

/** Bytes as they are sent, in chunks that declare no length. */
function send(
  content: Uint8Array | ReadableStream<Uint8Array>,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body =
    content instanceof ReadableStream
      ? content
      : new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(content);
            controller.close();
          },
        });
  const all = {
    'x-bff': '1',
    'sec-fetch-site': 'same-origin',
    origin: testEnvironment.PUBLIC_ORIGIN ?? '',
    'content-type': 'application/octet-stream',
    cookie,
    ...headers,
  };
  return upload(
    new Request(`${testEnvironment.PUBLIC_ORIGIN}${address}`, {
      method: 'POST',
      body,
      headers: all,
      duplex: 'half',
    } as RequestInit),
  );
}
const ask = async (cookie: string, headers: Record<string, string> = {}) =>
  download(new Request(`${testEnvironment.PUBLIC_ORIGIN}/myPage/attachment/F-1`, { headers: { cookie, ...headers } }), {
    params: Promise.resolve({ attachmentId: 'F-1' }),
  });
const uploads = () => hub.seen.filter(({ path }) => path === '/hub/membership/attachment');
const codeOf = async (answer: Response) => {
  const { code, hubCode } = await answer.json();
  return [answer.status, hubCode ?? code];
};

describe('S56 a file on its way in', () => {
  test('reaches the hub with a harmless name, and only its facts come back', async () => {
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 200, { data: { ...facts, owner: 'somebody' } }));
    const answer = await send(samplePdf, cookie, { 'x-file-name': encodeURIComponent('../a\r\nb"영수증.pdf') });
    expect(await answer.json()).toEqual({ data: facts });
    const { fileName, content } = JSON.parse(uploads()[0]?.body ?? '{}');
    expect(fileName).toBe('a b영수증.pdf');
    expect(Buffer.from(content, 'base64').equals(samplePdf)).toBe(true);
  });

  test.each([
    ['a page that calls itself a PDF', Buffer.from('<html><script>alert(1)</script></html>'), [422, 'ATTACHMENT_KIND']],
    ['a few bytes of another kind', Buffer.from('hello'), [422, 'ATTACHMENT_KIND']],
    ['nothing', Buffer.alloc(0), [422, 'ATTACHMENT_BROKEN']],
    ['the first bytes alone', Buffer.from('%PDF-1'), [422, 'ATTACHMENT_BROKEN']],
  ])('is refused before the hub is asked: %s', async (_, content, outcome) => {
    const answer = await send(content, await loggedIn(), { 'x-file-name': 'receipt.pdf' });
    expect(await codeOf(answer)).toEqual(outcome);
    expect(uploads()).toEqual([]);
  });

  test('is counted while it streams: as much again of one that is too large is discarded, and no more', async () => {
    let taken = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 64 * 1024;
        controller.enqueue(
          taken === 64 * 1024 ? Buffer.concat([samplePdf, Buffer.alloc(65_000)]) : new Uint8Array(65_536),
        );
      },
    });
    expect(await codeOf(await send(endless, await loggedIn()))).toEqual([413, 'payload_too_large']);
    expect(taken).toBeLessThan(ATTACHMENT_MAX_BYTES * 2.2);
    expect(uploads()).toEqual([]);
  });

  test('that is cut off is not delivered', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(samplePdf);
      },
      pull(controller) {
        controller.error(new Error('the connection is gone'));
      },
    });
    expect((await send(cut, await loggedIn())).ok).toBe(false);
    expect(uploads()).toEqual([]);
  });

  test('is not read from a guest, from another origin, or as a form', async () => {
    expect(await codeOf(await send(samplePdf, ''))).toEqual([401, 'login_required']);
    const cookie = await loggedIn();
    expect((await send(samplePdf, cookie, { 'x-bff': '0' })).status).toBe(403);
    expect((await send(samplePdf, cookie, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415);
    expect(uploads()).toEqual([]);
  });

  /** Files that have their places, and arrive no further by themselves; `senders` in the order of the calls. */
  function slowSender() {
    const senders: ReadableStreamDefaultController<Uint8Array>[] = [];
    let calls = 0;
    const slow = (cookie: string) => {
      const call = calls;
      calls += 1;
      return send(
        new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              // Asked for its first bytes, it has its place.
              if (!senders.includes(controller)) {
                senders[call] = controller;
                controller.enqueue(samplePdf);
              }
              return new Promise(() => undefined);
            },
          },
          { highWaterMark: 0 },
        ),
        cookie,
      );
    };
    return { senders, slow };
  }
  const begun = (senders: unknown[]) => Object.keys(senders).length;

  test('has three places of a member while it arrives, which are free again whatever comes of it', async () => {
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 200, { data: facts }));
    const { senders, slow } = slowSender();
    const arriving = [slow(cookie), slow(cookie), slow(cookie)];
    await expect.poll(() => begun(senders)).toBe(3);
    const refused = await send(samplePdf, cookie);
    expect(await codeOf(refused)).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('retry-after')).toBe('15');
    expect(uploads()).toEqual([]);
    const [first, second, third] = senders;
    first?.close();
    second?.error(new Error('the connection is gone'));
    third?.enqueue(new Uint8Array(ATTACHMENT_MAX_BYTES));
    const [arrived, cut, tooLarge] = await Promise.all(arriving);
    expect([arrived?.status, cut?.ok, tooLarge?.status]).toEqual([200, false, 413]);
    for (let n = 0; n < 3; n += 1) expect((await send(samplePdf, cookie)).status).toBe(200);
  });

  test('S66 gives an address six places; others keep theirs', async () => {
    const from = (address: string) => enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address });
    const cookies: string[] = [];
    for (const n of [1, 2, 3]) {
      friendly((response) => json(response, 200, { data: profile }), { ...profile, membershipNo: `200000000${n}` });
      cookies.push(await loggedIn());
    }
    hub.answer((_seen, response) => json(response, 200, { data: facts }));
    const { senders, slow } = slowSender();
    from('192.0.2.1');
    const arriving = cookies.slice(0, 2).flatMap((cookie) => [slow(cookie), slow(cookie), slow(cookie)]);
    await expect.poll(() => begun(senders)).toBe(6);
    expect((await send(samplePdf, cookies[2] ?? '')).status).toBe(429);
    from('192.0.2.2');
    expect((await send(samplePdf, cookies[2] ?? '')).status).toBe(200);
    for (const sender of senders) sender.close();
    expect((await Promise.all(arriving)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    from('192.0.2.1');
    expect((await send(samplePdf, cookies[2] ?? '')).status).toBe(200);
  });

  test('S66 gives the slowest place of the address that has most to a visitor who has fewer', async () => {
    const from = (n: number) => enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address: `192.0.2.${n}` });
    const { senders, slow } = slowSender();
    const arriving: ReturnType<typeof slow>[] = [];
    const cookies: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      friendly((response) => json(response, 200, { data: profile }), { ...profile, membershipNo: `20000001${n}` });
      cookies.push(await loggedIn());
      hub.answer((_seen, response) => json(response, 200, { data: facts }));
      from(n);
      const files = n < 10 ? 3 : n < 11 ? 2 : 0;
      for (let file = 0; file < files; file += 1) arriving.push(slow(cookies[n] ?? ''));
      await expect.poll(() => begun(senders)).toBe(arriving.length);
    }
    for (const [index, sender] of senders.entries()) if (index !== 1) sender.enqueue(Buffer.alloc(10));
    const fromAddress = (n: number) => {
      from(n);
      return send(samplePdf, cookies[n] ?? '');
    };
    expect((await fromAddress(10)).status, 'it would have as many as the others').toBe(429);
    expect((await fromAddress(11)).status).toBe(200);
    expect(await codeOf(await (arriving[1] as (typeof arriving)[number]))).toEqual([429, 'rate_limited']);
    for (const [index, sender] of senders.entries()) if (index !== 1) sender.close();
    const others = (await Promise.all(arriving)).filter((_, index) => index !== 1);
    expect(others.map(({ status }) => status)).toEqual(Array(31).fill(200));
  });

  test('S66 takes no place of a file on its way out, however many its address has', async () => {
    const from = (n: number) => enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address: `192.0.2.${n}` });
    const cookies: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      friendly((response) => json(response, 200, { data: profile }), { ...profile, membershipNo: `20000002${n}` });
      cookies.push(await loggedIn());
    }
    const waiting: ServerResponse[] = [];
    hub.answer((seen, response) => {
      if (seen.method === 'GET') waiting.push(response);
      else json(response, 200, { data: facts });
    });
    const { senders, slow } = slowSender();
    const arriving: ReturnType<typeof slow>[] = [];
    for (let n = 0; n < 11; n += 1) {
      from(n);
      const files = n === 0 ? 1 : n < 10 ? 3 : 2;
      for (let file = 0; file < files; file += 1) arriving.push(slow(cookies[n] ?? ''));
      await expect.poll(() => begun(senders)).toBe(arriving.length);
    }
    from(0);
    const downloads = [ask(cookies[0] ?? ''), ask(cookies[0] ?? '')];
    await expect.poll(() => waiting.length).toBe(2);
    from(11);
    for (const [index, sender] of senders.entries()) if (index !== 1) sender.enqueue(Buffer.alloc(10));
    expect((await send(samplePdf, cookies[11] ?? '')).status, 'a slow upload ends').toBe(200);
    const content = samplePdf.toString('base64');
    for (const response of waiting) json(response, 200, { data: { ...facts, content } });
    expect((await Promise.all(downloads)).map(({ status }) => status)).toEqual([200, 200]);
    for (const [index, sender] of senders.entries()) if (index !== 1) sender.close();
    expect((await Promise.all(arriving)).map(({ status }) => status)).toEqual([200, 429, ...Array(28).fill(200)]);
  });

  test('a refused file is read to its end, because Next closes the stream of a request that was cancelled', async () => {
    const cookie = await loggedIn();
    const cancelled = vi.fn();
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls > 3) controller.close();
        else controller.enqueue(Buffer.from('no file of any kind'));
      },
      cancel: cancelled,
    });
    expect((await send(body, cookie)).status).toBe(422);
    await expect.poll(() => pulls).toBe(4);
    expect(cancelled).not.toHaveBeenCalled();
  });

  test('S60 is counted by member: twenty at once are as many as are allowed', async () => {
    setLimits({ upload: { account: 3 } });
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 200, { data: facts }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(samplePdf, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});

describe('S56 a file on its way out', () => {
  test('is saved, never shown, and its name ends no header', async () => {
    const cookie = await loggedIn();
    const fileName = 'a"\r\nset-cookie: x=1; 영수증.pdf';
    const content = samplePdf.toString('base64');
    hub.answer((_seen, response) => json(response, 200, { data: { ...facts, fileName, content } }));
    const answer = await ask(cookie);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(samplePdf)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="file\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/,
    );
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('S66 is counted by member and by address, and three at once are as many as a member has', async () => {
    const cookie = await loggedIn();
    const waiting: ServerResponse[] = [];
    hub.answer((_seen, response) => void waiting.push(response));
    const four = Array.from({ length: 4 }, () => ask(cookie));
    await expect.poll(() => waiting.length).toBe(3);
    const finish = (response: ServerResponse) =>
      json(response, 200, { data: { ...facts, content: samplePdf.toString('base64') } });
    for (const response of waiting) finish(response);
    expect((await Promise.all(four)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    hub.answer((_seen, response) => finish(response));
    const statuses = async (count: number) => {
      const answers = [];
      for (let n = 0; n < count; n += 1) answers.push((await ask(cookie)).status);
      return answers;
    };
    setLimits({ download: { account: 3 } });
    expect(await statuses(4)).toEqual([200, 200, 200, 429]);
    setLimits({ download: { address: 2 } });
    hub.seen.length = 0;
    expect(await statuses(3)).toEqual([200, 200, 429]);
    expect(hub.seen).toHaveLength(2);
  });

  test('S55 of another member is not found, and a guest is asked to log in', async () => {
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 404, { code: 'NOT_FOUND' }));
    expect((await ask(cookie)).status).toBe(404);
    expect((await ask('')).status).toBe(401);
  });

  test('S03 a renewed pair that fits no cookie is a clear failure', async () => {
    const cookie = await loggedIn();
    const long = { authorization: 'a'.repeat(1_500), refresh: 'r'.repeat(1_500) };
    hub.answer((seen, response) => {
      if (seen.path === '/api/auth/refresh') return json(response, 200, { data: null }, long);
      if (seen.headers.authorization !== `Bearer ${long.authorization}`) return json(response, 401, {});
      json(response, 200, { data: { ...facts, content: samplePdf.toString('base64') } });
    });
    const answer = await ask(cookie);
    expect(await codeOf(answer)).toEqual([500, 'session_too_large']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition'), 'not saved as the file').toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('is not sent to a page of another site', async () => {
    const cookie = await loggedIn();
    hub.seen.length = 0;
    expect((await ask(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(hub.seen).toEqual([]);
  });
});
