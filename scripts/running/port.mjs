import { createServer } from 'node:net';

/**
 * Is the port free on every interface? Port 0 asks for any free one.
 * @param {number} port
 * @returns {Promise<number | null>} the port, null where somebody listens there already
 */
export function freePort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/**
 * Port from an environment value.
 * @param {string | undefined} value
 * @param {number} fallback
 * @returns {number | null} null for what is no port
 */
export function portOf(value, fallback) {
  if (value === undefined || value === '') return fallback;
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : null;
}
