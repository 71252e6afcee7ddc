import { createServer, request } from 'node:http';

/**
 * Stands between the web and its hub, passes every call on, and knows when calls were under way.
 * @param {string} hubAddress
 * @returns {Promise<{ address: string, busyMs: (fromMs: number, untilMs: number) => number, stop: () => void }>}
 *   `busyMs`: how much of a span of `Date.now()` at least one call was under way, as the web saw it
 */
export async function timedHub(hubAddress) {
  const calls = [];
  const now = () => performance.timeOrigin + performance.now();
  const server = createServer((asked, answer) => {
    const call = { fromMs: now(), untilMs: Number.POSITIVE_INFINITY };
    calls.push(call);
    const passed = request(hubAddress + asked.url, { method: asked.method, headers: asked.headers }, (answered) => {
      answer.writeHead(answered.statusCode, answered.headers);
      answered.pipe(answer);
    });
    answer.on('close', () => {
      call.untilMs = now();
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    busyMs: (fromMs, untilMs) => {
      let [busyMs, countedUntilMs] = [0, fromMs];
      for (const call of calls.toSorted((a, b) => a.fromMs - b.fromMs)) {
        const startMs = Math.max(call.fromMs, countedUntilMs);
        const endMs = Math.min(call.untilMs, untilMs);
        if (endMs <= startMs) continue;
        busyMs += endMs - startMs;
        countedUntilMs = endMs;
      }
      return busyMs;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
