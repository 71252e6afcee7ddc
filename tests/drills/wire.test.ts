import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { generatedInputs } from '../../bench/drills/generated-inputs.mjs';
import { productAddresses } from '../../bench/drills/product-addresses.mjs';
import { bytesOf, judge, leavesEarly, send } from '../../bench/drills/wire.mjs';

const addresses = { pages: ['/', '/myPage'], handlers: ['/api/session/logout'], files: ['/robots.txt'] };
const spoken = {
  kind: 'spoken',
  method: 'POST',
  path: '/api/hub/point',
  query: '?q=a b',
  headers: { range: 'x' },
  visitor: { is: 'member' },
  content: ['application/json', '{"a":"한"}'],
  framing: 'length',
  bff: true,
};
const raw = (may: string) => ({ kind: 'raw', text: 'GET * HTTP/1.1\r\n\r\n', may });
const text = (input: object) => bytesOf(input, 'Fe26AA').toString('latin1');

describe('generated inputs', () => {
  test('are the same for a seed, and others for another', () => {
    const inputs = generatedInputs(addresses, 50, 7);
    expect(generatedInputs(addresses, 50, 7)).toEqual(inputs);
    expect(generatedInputs(addresses, 50, 8)).not.toEqual(inputs);
  });

  test('reach every address, with every kind of visitor and of bytes', () => {
    const inputs: Record<string, unknown>[] = generatedInputs(addresses, 3_000, 7);
    const all = inputs.map((input) => JSON.stringify(input)).join('\n');
    for (const address of Object.values(addresses).flat()) expect(all).toContain(`"path":"${address}"`);
    for (const who of ['member', 'guest', 'flipped', 'stranger']) expect(all).toContain(`{"is":"${who}"`);
    for (const how of ['length', 'chunked', 'truncated', 'overlong']) expect(all).toContain(`"framing":"${how}"`);
    for (const may of ['answer', 'hangUp', 'left']) expect(all).toContain(`"may":"${may}"`);
  });

  test('know every page and handler of the product', () => {
    const { pages, handlers } = productAddresses();
    expect(pages).toEqual(expect.arrayContaining(['/', '/_app', '/hotels/haneul-namsan', '/myPage', '/signUpSuccess']));
    expect(handlers).toEqual(
      expect.arrayContaining(['/api/session/login', '/api/health/ready', '/api/hub/membership/point']),
    );
    expect([...pages, ...handlers].filter((address) => /[[\]()]|\/\//.test(address))).toEqual([]);
  });
});

describe('bytes on the wire', () => {
  test('of a request: its line, its headers, its body and that length', () => {
    expect(text(spoken)).toBe(
      [
        'POST /api/hub/point?q=a+b HTTP/1.1',
        'host: localhost',
        'connection: close',
        'range: x',
        'content-type: application/json',
        'x-bff: 1',
        'cookie: session=Fe26AA; signed-in=1',
        'content-length: 11',
        '',
        Buffer.from('{"a":"한"}').toString('latin1'),
      ].join('\r\n'),
    );
  });

  test('promise more or less than they send where that is the attack', () => {
    expect(text({ ...spoken, framing: 'truncated' })).toContain('content-length: 18');
    expect(text({ ...spoken, framing: 'overlong' })).toContain('content-length: 4');
    expect(text({ ...spoken, framing: 'chunked' })).toMatch(/\r\n\r\nb\r\n\{"a":"[^"]+"\}\r\n0\r\n\r\n$/);
    expect(text({ ...spoken, method: 'GET', framing: 'truncated' })).not.toContain('content-length');
  });

  test('never log the member out, and flip one character of a seal', () => {
    expect(text({ ...spoken, path: '/api/session/logout' })).not.toContain('cookie');
    expect(text({ ...spoken, visitor: { is: 'flipped', at: 10 } })).toContain('session=Fe26BA;');
  });
});

describe('the end of an input', () => {
  const ending = (received: string, silent = false) => ({ received, silent });

  test('is its status, of several the highest, of a 100 the one after it', () => {
    expect(judge(spoken, ending('HTTP/1.1 404 Not Found\r\n\r\n'))).toEqual({ kind: 'answered', status: 404 });
    expect(judge(spoken, ending('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'))).toMatchObject({
      status: 204,
    });
    const several = 'HTTP/1.1 200 OK\r\n\r\n<html></html>HTTP/1.1 500 x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n';
    expect(judge(raw('hangUp'), ending(several))).toMatchObject({ status: 500 });
  });

  test('without an answer is a failure, but for those who left and for what may be hung up on', () => {
    expect(judge(spoken, ending(''))).toEqual({ kind: 'unanswered' });
    expect(judge(spoken, ending('HTTP/1.1 100 Continue\r\n\r\n'))).toEqual({ kind: 'unanswered' });
    expect(judge(raw('answer'), ending(''))).toEqual({ kind: 'unanswered' });
    expect(judge(raw('hangUp'), ending(''))).toEqual({ kind: 'hungUp' });
    expect(judge(raw('left'), ending(''))).toEqual({ kind: 'left' });
    expect(judge({ ...spoken, framing: 'truncated' }, ending(''))).toEqual({ kind: 'left' });
    expect(leavesEarly({ ...spoken, method: 'GET', framing: 'truncated' })).toBe(false);
  });

  test('that never came is a failure whoever asked', () => {
    for (const input of [spoken, raw('hangUp'), raw('left')])
      expect(judge(input, ending('', true))).toEqual({ kind: 'silent' });
  });
});

describe('sending', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('keeps its side open until the answer is there', async () => {
    const seen: string[] = [];
    server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('end', () => seen.push('end'));
      socket.on('data', (part) => {
        seen.push(part.toString());
        setTimeout(() => {
          seen.push('answer');
          socket.end('HTTP/1.1 200 OK\r\n\r\n');
        }, 600);
      });
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, () => resolve((server.address() as { port: number }).port));
    });
    expect(await send(port, spoken, Buffer.from('x'))).toEqual({ received: 'HTTP/1.1 200 OK\r\n\r\n', silent: false });
    expect(seen.slice(0, 2)).toEqual(['x', 'answer']);
  });
});
