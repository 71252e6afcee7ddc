import { Agent, request } from 'node:http';

/**
 * Asks one address over and over on kept connections of the loopback until the time is over.
 * @param {string} address
 * @param {{ seconds: number, connections: number }} load
 * @returns {Promise<{ perSecond: number, bytes: number, failures: number }>} `bytes` of one body, uncompressed
 */
export async function loadRound(address, { seconds, connections }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  let failures = 0;
  let bytes = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const answer = await askOnce(address, agent);
        if (answer.status === 200) answers += 1;
        else failures += 1;
        bytes = answer.bytes;
      }
    }),
  );
  const perSecond = (answers * 1000) / (performance.now() - startedAt);
  agent.destroy();
  return { perSecond, bytes, failures };
}

/** One GET, its body read to the end; a page of a browser without compression, so that bytes are comparable. */
export function askOnce(address, agent) {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers: { accept: 'text/html', 'accept-language': 'ko' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
      answer.on('error', reject);
    });
    asked.setTimeout(20_000, () => asked.destroy(new Error(`${address} did not answer within 20 s`)));
    asked.on('error', reject);
    asked.end();
  });
}

/** Middle value; of an even number of values the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}
