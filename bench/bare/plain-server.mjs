/**
 * B: a bare Node server that answers from memory. What it has not been given it asks `PASS_TO` for, and remembers of
 * that the paths named in `REMEMBER`, and for each token those that begin as `REMEMBER_OF_EACH`: so it also stands for a hub
 * that takes no time. PUT gives it a body.
 */
import { createServer, request } from 'node:http';

const { PORT, PASS_TO = '', REMEMBER = '', REMEMBER_OF_EACH = '' } = process.env;
const remembered = REMEMBER.split(',');
const isOfEach = (url) => REMEMBER_OF_EACH !== '' && url.startsWith(REMEMBER_OF_EACH);
const nameOf = ({ url, headers }) => (isOfEach(url) ? `${url} ${headers.authorization}` : url);
const answers = new Map();

const read = async (stream) => Buffer.concat(await stream.toArray());
const send = (answer, { status = 200, headers, body }) => answer.writeHead(status, headers).end(body);
const headersOf = (type, body) => ({ 'content-type': type, 'content-length': body.length });

function passOn(asked, answer) {
  const passed = request(PASS_TO + asked.url, { method: asked.method, headers: asked.headers }, async (answered) => {
    const body = await read(answered);
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...others } = answered.headers;
    const headers = { ...others, 'content-length': body.length };
    const isRemembered = remembered.includes(asked.url) || isOfEach(asked.url);
    if (answered.statusCode === 200 && isRemembered) answers.set(nameOf(asked), { headers, body });
    send(answer, { status: answered.statusCode, headers, body });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

createServer(async (asked, answer) => {
  const known = asked.method === 'GET' ? answers.get(nameOf(asked)) : undefined;
  if (known !== undefined) return send(answer, known);
  if (asked.method === 'PUT') {
    const body = await read(asked);
    answers.set(asked.url, { headers: headersOf(asked.headers['content-type'], body), body });
    return send(answer, { status: 204 });
  }
  if (PASS_TO === '') return send(answer, { status: 404 });
  passOn(asked, answer);
}).listen(Number(PORT));
