import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

/** The one file that gives ky its `fetch` for the hub (decision 0015). */
const fetchOfHub = 'lib/hub/hub-http.ts';
/** Another way to send a request than ky: by hand, or by a client of Node's. */
const otherClient =
  /(?<![.\w])fetch\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b|from '(?:undici|axios|node-fetch|node:http2)'/;
/** Types and a server of Node's are no client. */
const nodeClient = /import (?!type )[^;]*?\b(?:request|get|ClientRequest|Agent)\b[^;]*?from '(?:node:)?https?'/;

const sendsByHand = ({ path, text }: SourceFile) =>
  path !== fetchOfHub && (otherClient.test(withoutComments(text)) || nodeClient.test(withoutComments(text)));

describe('HTTP requests of the product', () => {
  it('are sent by ky alone (decision 0015)', () => {
    const files = sourceFiles(['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts']);
    expect(files.map(({ path }) => path)).toContain(fetchOfHub);
    expect(files.filter(sendsByHand).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ["const answer = await fetch('/api/now');", true],
    ["navigator.sendBeacon('/api/vitals', body)", true],
    ["import { Agent } from 'undici';", true],
    ["import { request } from 'node:http';", true],
    ["import { createServer } from 'node:http';", false],
    ['const preview = kept.forceFetch(path); void query.fetch(1);', false],
    ["// fetch('/api/now')", false],
  ])('%s is seen: %s', (text, seen) => {
    expect(sendsByHand({ path: 'lib/x.ts', text })).toBe(seen);
  });
});
