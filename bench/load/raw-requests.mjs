import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * One request again and again, over connections that stay open. Node's own client takes as much time for a read as the
 * web does, and its waiting would be measured with the web's; this one reads the status and counts the bytes.
 * @param {string} address `http://host:port/path`
 * @param {Record<string, string>} headers
 * @returns {{ send: () => Promise<{ status: number, length: number }>, close: () => void }} `length` of the body; `send`
 *   fails where the answer does not say its length, or the connection ends before it is whole
 */
export function rawRequests(address, headers) {
  const { hostname, port, host, pathname, search } = new URL(address);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  const [all, free] = [new Set(), []];

  function open() {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const connection = { socket, waiting: null, head: null, missing: 0 };
    const fail = (reason) => {
      all.delete(connection);
      connection.isOver = true;
      connection.waiting?.reject(new Error(`${address}: ${reason}`));
    };
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('the connection ended'));
    socket.on('data', (part) => read(connection, part, fail));
    all.add(connection);
    return connection;
  }

  function read(connection, part, fail) {
    if (connection.head === null) {
      const end = part.indexOf(END_OF_HEAD);
      const text = end === -1 ? '' : part.latin1Slice(0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) return fail('no head with a length in the first part');
      connection.head = { status: Number(text.slice(9, 12)), length: Number(length) };
      connection.missing = connection.head.length + end + END_OF_HEAD.length;
    }
    connection.missing -= part.length;
    if (connection.missing > 0) return;
    const { head, waiting } = connection;
    [connection.head, connection.waiting] = [null, null];
    free.push(connection);
    waiting.resolve(head);
  }

  return {
    send: () =>
      new Promise((resolve, reject) => {
        let connection = free.pop();
        while (connection?.isOver) connection = free.pop();
        connection ??= open();
        connection.waiting = { resolve, reject };
        connection.socket.write(bytes);
      }),
    close: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
}
