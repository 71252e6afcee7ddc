import nextEnv from '@next/env';

/** Starts the web. Plain JavaScript, so that an older Node names its version instead of failing to read TypeScript. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 9)) {
  process.stderr.write(`The web needs Node 24.9 or newer, and this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
// Before Next does the same: the environment is parsed before Next is created.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development');
await import('./server.ts');
