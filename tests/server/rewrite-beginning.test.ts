import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewriteBeginning } from '@/lib/server/rewrite-beginning';

const MARK = '(self.data=';
const rest = `<script nonce="a">${MARK}1)</script><p>호텔 ${MARK}</p>`;

/** What a client reads of a response that `write` makes. */
async function answerOf(write: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => {
    rewriteBeginning(response, MARK, (text) => `[${text.replace('<h1>', '<h2>')}]`);
    write(response);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  try {
    const { port } = server.address() as AddressInfo;
    return await (await fetch(`http://localhost:${port}/`)).text();
  } finally {
    server.close();
  }
}

/** In parts that end at any byte, also within a character. */
const inParts = (text: string, cuts: readonly number[]) => {
  const bytes = Buffer.from(text);
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
};

describe('the beginning of a page on its way out', () => {
  it('is changed, and nothing after it, however the page is cut into parts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(200), { maxLength: 6 }), fc.boolean(), async (cuts, endsWithPart) => {
        const parts = inParts(`<h1>résumé 객실</h1>${rest}`, cuts);
        const last = endsWithPart ? parts.pop() : undefined;
        const text = await answerOf((response) => {
          for (const part of parts) response.write(part);
          response.end(last);
        });
        expect(text).toBe(`[<h2>résumé 객실</h1>]${rest}`);
      }),
      { numRuns: 40 },
    );
  });

  it('is written as strings of any encoding', async () => {
    const text = await answerOf((response) => {
      response.write(Buffer.from('<h1>é</h1>').toString('base64'), 'base64');
      response.end(rest, 'utf8');
    });
    expect(text).toBe(`[<h2>é</h1>]${rest}`);
  });

  it.each([
    ['one part', ['<h1>a</h1>']],
    ['several', ['<h1>', 'a', '</h1>']],
  ])('stays as it is without the mark: %s', async (_name, parts) => {
    const text = await answerOf((response) => {
      for (const part of parts) response.write(part);
      response.end();
    });
    expect(text).toBe('<h1>a</h1>');
  });

  it('is not held longer than a megabyte', async () => {
    const long = 'a'.repeat(1_000_001);
    const text = await answerOf((response) => {
      response.write(long);
      response.end(rest);
    });
    expect(text).toBe(long + rest);
  });

  it('tells who waits for a part that it is taken', async () => {
    const taken: string[] = [];
    const text = await answerOf((response) => {
      response.write('<h1>a</h1>', () => taken.push('held'));
      response.write(rest, () => {
        taken.push('sent');
        response.end(() => taken.push('ended'));
      });
    });
    expect(text).toBe(`[<h2>a</h1>]${rest}`);
    expect(taken).toEqual(['held', 'sent', 'ended']);
  });
});
