import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Lighthouse's `mobileSlow4G`: the connection of its phone profile. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = { down: 1_638.4 / 8, up: 750 / 8 };
const PACKET_BYTES = 1_460;

/** How much may wait for the link; the rest waits at its sender, where HTTP/2's priorities decide what is sent first. */
const WAITING_BYTES = 8 * PACKET_BYTES;

/** One direction of the link, shared by all connections: packets arrive in the order in which they were sent. */
function oneWay(bytesPerMs) {
  const packets = [];
  let freeAt = 0;
  let waiting = false;
  const arrive = () => {
    while (packets.length > 0 && packets[0].at <= performance.now()) packets.shift().take();
    waiting = packets.length > 0;
    if (waiting) setTimeout(arrive, Math.max(0, packets[0].at - performance.now()));
  };
  /** @param {number} bytes @param {() => void} take run on arrival; answers the milliseconds until the link is free */
  return (bytes, take) => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
    packets.push({ at: freeAt + ROUND_TRIP_MS / 2, take });
    if (!waiting) setTimeout(arrive, packets[0].at - performance.now());
    waiting = true;
    return freeAt - performance.now();
  };
}

/**
 * A phone's connection in front of a server: delayed, slow, and shared by all that is under way. Lighthouse's own
 * throttling delays each request alike and divides the rate equally, so that HTTP/2's priorities have no effect.
 * @param {{ port: number, serverPort: number }} ports `port` is where a browser connects
 * @returns {Promise<{ close: () => void }>}
 */
export async function startSlowLink({ port, serverPort }) {
  const ways = { down: oneWay(BYTES_PER_MS.down), up: oneWay(BYTES_PER_MS.up) };
  const sockets = new Set();
  const join = (from, to, way, bytesPerMs) => {
    sockets.add(from);
    from.on('data', (part) => {
      let busyMs = 0;
      for (let start = 0; start < part.length; start += PACKET_BYTES) {
        const packet = part.subarray(start, start + PACKET_BYTES);
        busyMs = way(packet.length, () => to.writable && to.write(packet));
      }
      const waitMs = busyMs - WAITING_BYTES / bytesPerMs;
      if (waitMs <= 0) return;
      from.pause();
      setTimeout(() => from.resume(), waitMs);
    });
    from.on('end', () => way(0, () => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  };
  const relay = createServer({ noDelay: true, allowHalfOpen: true }, (visitor) => {
    const server = connect({ port: serverPort, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    join(server, visitor, ways.down, BYTES_PER_MS.down);
    // TCP's handshake.
    setTimeout(() => join(visitor, server, ways.up, BYTES_PER_MS.up), ROUND_TRIP_MS);
  });
  relay.listen(port, '127.0.0.1');
  await once(relay, 'listening');
  return {
    close: () => {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
