import { connect } from 'node:net';

const SILENCE_MS = 20_000;
/** When the sender of raw bytes, which ask for no end of the connection, says that nothing more will come. */
const ENDS_AFTER_MS = 300;
const KEPT_CHARACTERS = 65_536;

const flipped = (text, at) => {
  const index = at % text.length;
  return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
};

/** `Cookie` header of an input's visitor; null for none. */
function cookieOf({ visitor, path }, seal) {
  // A member's logout would make guests of all who follow.
  if (visitor.is === 'guest' || path.startsWith('/api/session/logout')) return null;
  if (visitor.is === 'stranger') return `session=${visitor.cookie.replaceAll(';', '')}; signed-in=1`;
  return `session=${visitor.is === 'flipped' ? flipped(seal, visitor.at) : seal}; signed-in=1`;
}

const withoutBody = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

function framed({ method, framing, content }) {
  const body = Buffer.from(withoutBody.includes(method) ? '' : content[1]);
  if (withoutBody.includes(method)) return { header: null, body };
  if (framing === 'chunked') {
    const size = Buffer.from(body.length === 0 ? '' : `${body.length.toString(16)}\r\n`);
    const end = Buffer.from(body.length === 0 ? '0\r\n\r\n' : '\r\n0\r\n\r\n');
    return { header: 'transfer-encoding: chunked', body: Buffer.concat([size, body, end]) };
  }
  const off = { truncated: 7, overlong: -Math.min(7, body.length) }[framing] ?? 0;
  return { header: `content-length: ${body.length + off}`, body };
}

/** Whether the sender leaves before the announced body is complete. */
export function leavesEarly(input) {
  if (input.kind === 'raw') return input.may === 'left';
  return input.framing === 'truncated' && !withoutBody.includes(input.method);
}

/**
 * The bytes of an input on the wire.
 * @param {object} input of `generatedInputs`
 * @param {string} seal value of a member's session cookie
 */
export function bytesOf(input, seal) {
  if (input.kind === 'raw') return Buffer.from(input.text, 'latin1');
  const { header, body } = framed(input);
  const target = Buffer.from(input.path + input.query)
    .toString('latin1')
    .replace(/[\0- \x7f]/g, '+');
  const lines = [`${input.method} ${target} HTTP/1.1`, 'host: localhost', 'connection: close'];
  for (const [name, value] of Object.entries(input.headers)) lines.push(`${name}: ${value}`);
  if (input.content[0] !== '') lines.push(`content-type: ${input.content[0]}`);
  if (input.bff) lines.push('x-bff: 1');
  const cookie = cookieOf(input, seal);
  if (cookie !== null) lines.push(`cookie: ${cookie}`);
  if (header !== null) lines.push(header);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/**
 * How an input ended.
 * @param {object} input of `generatedInputs`
 * @param {{ received: string, silent: boolean }} ending what came back, and whether it was not ended in time
 * @returns {{ kind: 'answered', status: number } | { kind: 'hungUp' | 'left' | 'unanswered' | 'silent' }} `status`:
 *   the highest, of bytes that were several requests; `hungUp`, `left`: allowed to this input; the rest is not
 */
export function judge(input, { received, silent }) {
  // The first line of an answer; a 100 that goes before it is none.
  const statuses = [...received.matchAll(/(?:^|\r\n|[}>])HTTP\/1\.1 ([2-5]\d\d)/g)].map(([, status]) => Number(status));
  if (statuses.length > 0) return { kind: 'answered', status: Math.max(...statuses) };
  if (silent) return { kind: 'silent' };
  if (leavesEarly(input)) return { kind: 'left' };
  return { kind: input.may === 'hangUp' ? 'hungUp' : 'unanswered' };
}

/**
 * Sends bytes on a connection of their own. The sending side stays open until the answer is there: Node takes a
 * closed one for a visitor who has left, and ends the work for them.
 * @param {number} port
 * @param {object} input of `generatedInputs`
 * @param {Buffer} bytes
 * @returns {Promise<{ received: string, silent: boolean }>}
 */
export function send(port, input, bytes) {
  return new Promise((resolve) => {
    let received = '';
    let silent = false;
    const socket = connect(port, 'localhost');
    let end;
    const endSoon = () => {
      end ??= setTimeout(() => socket.end(), ENDS_AFTER_MS);
    };
    // Bytes that may be half a request need no answer.
    if (leavesEarly(input) || input.may === 'hangUp') endSoon();
    socket.setTimeout(SILENCE_MS, () => {
      silent = true;
      socket.destroy();
    });
    socket.on('data', (part) => {
      if (input.kind === 'raw') endSoon();
      if (received.length < KEPT_CHARACTERS) received += part.toString('latin1');
    });
    // A refused or cut connection shows in what was received; `close` always follows.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(end);
      resolve({ received, silent });
    });
    socket.write(bytes);
  });
}
