import { connect } from 'node:net';

const SILENCE_MS = 20_000;

/**
 * Sends bytes on a connection of their own and reads what comes back until the connection ends.
 * @param {number} port of a server on this machine
 * @param {string | Buffer} bytes text is sent as latin1
 * @param {{ silenceMs?: number }} [options] once connected, after so long without a byte the
 *   connection is given up
 * @returns {Promise<{ status: number, headers: Record<string, string[]>, body: string, openMs: number,
 *   endedByServer: boolean }>} of the first answer; `status` 0: none came. Names of headers are in lower case.
 */
export function exchange(port, bytes, { silenceMs = SILENCE_MS } = {}) {
  return new Promise((resolve) => {
    const parts = [];
    let endedByServer = true;
    const socket = connect(port, 'localhost');
    const openedAt = performance.now();
    // A busy machine may need longer to connect than the shortest of these silences.
    socket.on('connect', () => socket.setTimeout(silenceMs));
    socket.on('timeout', () => {
      endedByServer = false;
      socket.destroy();
    });
    socket.on('data', (part) => parts.push(part));
    // A refused or cut connection shows in what was received; `close` always follows.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      resolve({ ...answerIn(Buffer.concat(parts)), openMs: performance.now() - openedAt, endedByServer });
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

function answerIn(received) {
  const text = received.toString('latin1').replace(/^HTTP\/1\.1 1\d\d[^\r]*\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end === -1 ? undefined : end).split('\r\n');
  const headers = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    headers[name] = [...(headers[name] ?? []), line.slice(at + 1).trim()];
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers, body: end === -1 ? '' : text.slice(end + 4) };
}

/**
 * The bytes of a request whose target is written as it stands, on a connection that ends with the answer.
 * @param {string} target latin1; not checked and not tidied
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options] headers are added to `host`
 */
export function requestBytes(target, { method = 'GET', headers = {}, body = '' } = {}) {
  const lines = [`${method} ${target} HTTP/1.1`, 'host: localhost', 'connection: close'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== '') lines.push(`content-length: ${Buffer.byteLength(body, 'latin1')}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
