import { createServer } from 'node:net';
import { stopWith } from '../setup/project.mjs';

/**
 * Is the port free on every interface? Port 0 asks for any free one.
 * @param {number} port
 * @returns {Promise<number | null>} the port, null where another process listens there, or this user may not
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

/**
 * A free port, or the end of this process with a sentence. Ask before anything is installed: that takes two minutes.
 * @param {string} name of the environment's value
 * @param {number} fallback
 * @param {string} command of npm to repeat
 * @returns {Promise<number>}
 */
export async function chosenPort(name, fallback, command) {
  const wanted = portOf(process.env[name], fallback);
  if (wanted === null) stopWith(`${name} must be a whole number from 0 to 65535, it is "${process.env[name]}".`);
  const port = await freePort(wanted);
  if (port !== null) return port;
  const reason = wanted < 1024 ? 'is in use, or may be opened by root alone' : 'is already in use';
  return stopWith(
    `Port ${wanted} ${reason}. Choose another one: ${name}=${wanted < 1024 ? 3000 : wanted + 1} npm run ${command}`,
  );
}
