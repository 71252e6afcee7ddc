/**
 * Stands in front of a hub and takes no time: it asks `PASS_TO`, and remembers the answers to the paths named in `REMEMBER`
 * and, for each token, to those that begin with `REMEMBER_OF_EACH`.
 */
import { createServer, request } from 'node:http';

const { PORT, PASS_TO, REMEMBER = '', REMEMBER_OF_EACH = '' } = process.env;
const remembered = REMEMBER.split(',');
const isOfEach = (url) => REMEMBER_OF_EACH !== '' && url.startsWith(REMEMBER_OF_EACH);
const nameOf = ({ url, headers }) => (isOfEach(url) ? `${url} ${headers.authorization}` : url);
const answers = new Map();

const read = async (stream) => Buffer.concat(await stream.toArray());
const send = (answer, { status = 200, headers, body }) => answer.writeHead(status, headers).end(body);

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

createServer((asked, answer) => {
  const known = asked.method === 'GET' ? answers.get(nameOf(asked)) : undefined;
  if (known !== undefined) return send(answer, known);
  passOn(asked, answer);
}).listen(Number(PORT));
