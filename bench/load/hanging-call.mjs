import { request } from 'node:http';

/**
 * Reads a page of which one part hangs, and tells when everything else had arrived: the end of what came before the
 * longest silence.
 * @param {string} address
 * @param {string} cookie
 * @returns {Promise<{ restMs: number, endMs: number }>} since the request was sent
 */
export function hangingCall(address, cookie) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(address, { headers: { cookie, 'accept-language': 'ko' } });
    sent.on('response', (answer) => {
      const arrivals = [];
      answer.on('data', () => arrivals.push(performance.now() - startedAt));
      answer.on('error', reject);
      answer.on('end', () => {
        const endMs = performance.now() - startedAt;
        let longest = { silenceMs: 0, restMs: endMs };
        for (const [index, atMs] of arrivals.entries()) {
          const silenceMs = (arrivals[index + 1] ?? endMs) - atMs;
          if (silenceMs > longest.silenceMs) longest = { silenceMs, restMs: atMs };
        }
        // A page that waits for its slowest part is silent before its first byte.
        const [firstMs = endMs] = arrivals;
        resolve({ restMs: firstMs > longest.silenceMs ? endMs : longest.restMs, endMs });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
