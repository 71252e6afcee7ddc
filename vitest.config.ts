import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/**
 * Folders of tests of pure functions, of the source text, and of the sandbox, which each file starts for itself. They share
 * a process, which saves a start for each file.
 */
const pureFolders =
  'access,account,analytics,artwork,booking,browser-storage,contract,conventions,csp,dates,dining,env,i18n,metadata,my-page,navigation,request,routes,sandbox,sitemap,stay,structured-data';
/** `next-in-process` replaces modules of Next, which another file may have loaded. */
const needsOwnProcess = /vi\.(mock|doMock|resetModules)\(|@vitest-environment|\/next-in-process'/;
const pure = globSync(`tests/{${pureFolders}}/**/*.test.ts`, { cwd: root }).filter(
  (file) => !needsOwnProcess.test(readFileSync(`${root}/${file}`, 'utf8')),
);

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      // Outside Next's own build the marker package throws on import; under test everything is "the server".
      { find: 'server-only', replacement: `${root}/tests/setup/empty-module.ts` },
      { find: /^@\//, replacement: `${root}/` },
      // What Next's bundler resolves for server components: next-intl's half for them, the file that its plugin is given,
      // and a module made from the folders of `app`.
      {
        find: /^next-intl\/server$/,
        replacement: `${root}/node_modules/next-intl/dist/esm/development/server.react-server.js`,
      },
      { find: 'next-intl/config', replacement: `${root}/lib/i18n/request.ts` },
      { find: 'next/root-params', replacement: `${root}/tests/setup/root-params.ts` },
    ],
  },
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'node', include: ['tests/**/*.test.ts'], exclude: pure } },
      { extends: true, test: { name: 'jsdom', include: ['tests/**/*.test.tsx'], environment: 'jsdom' } },
    ],
    setupFiles: ['./tests/setup/setup.ts'],
    // Left to itself, vitest keeps one core free, which is half of a machine with two. Many tests wait for a hub.
    maxWorkers: Math.max(2, availableParallelism()),
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Wide, because a busy machine is no fault of the product; what is asserted is never a time.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    server: { deps: { inline: ['next-intl', 'use-intl'] } },
  },
});
