import { existsSync } from 'node:fs';

/** Starts the web. Plain JavaScript, so that an older Node names its version instead of failing to read TypeScript. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 9)) {
  process.stderr.write(`The web needs Node 24.9 or newer, and this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
if (existsSync('.env')) process.loadEnvFile('.env');
await import('./server.ts');
