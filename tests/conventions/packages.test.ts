import { describe, expect, it } from 'vitest';
import { verdictOfAudit } from '@/scripts/setup/audit.mjs';
import { missingOptionalPackages } from '@/scripts/setup/complete-lockfile.mjs';
import {
  importsOf,
  readRepositoryFile,
  repositoryFiles,
  sourceFiles,
  withoutComments,
} from '../../scripts/structure/source-files';
import { belowFloor, isAtLeast, versionFloors } from './version-floors';

const manifest = JSON.parse(readRepositoryFile('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const lockfileText = readRepositoryFile('package-lock.json');
const all = { ...manifest.dependencies, ...manifest.devDependencies };

const locked = JSON.parse(lockfileText) as {
  packages: Record<string, { version?: string; hasInstallScript?: true; integrity?: string; optional?: true }>;
};
/** Another way than `npm ci` to bring packages in, as a shell or `runStep('npm', ['install'])` would write it. */
const looseInstall =
  /\b(?:npm|yarn|pnpm)(?:['"]?,\s*\[\s*['"]|\s+)(?:i|in|install|add|up|update|upgrade)\b|\bnpx\s+(?:-y|--yes)\b/;

describe('packages', () => {
  it('S43 are named by exact versions, and npm writes them so', () => {
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
    expect(readRepositoryFile('.npmrc')).toContain('save-exact=true');
  });

  it('S43 S53 are at or above the first version without the advisories that we know', () => {
    expect(isAtLeast('16.4.5', '16.4.6'), 'the comparison itself').toBe(false);
    expect(isAtLeast('16.10.0', '16.4.6'), 'the comparison itself').toBe(true);
    expect(belowFloor(locked.packages)).toEqual([]);
    expect(isAtLeast(manifest.dependencies.next ?? '0', '16.4.6')).toBe(true);
  });

  it('S53 a package below its floor is found wherever it is installed, each major version by its own fix', () => {
    const installed = (versions: Record<string, string>) =>
      belowFloor(Object.fromEntries(Object.entries(versions).map(([path, version]) => [path, { version }])));
    expect(installed({ 'node_modules/next': '16.4.5' })).toEqual(['next@16.4.5 < 16.4.6']);
    expect(installed({ 'node_modules/next/node_modules/postcss': '8.5.17' })).toEqual(['postcss@8.5.17 < 8.5.18']);
    expect(installed({ 'node_modules/ws': '7.5.10', 'node_modules/a/node_modules/ws': '8.17.0' })).toEqual([
      'ws@8.17.0 < 8.17.1',
    ]);
    expect(installed({ 'node_modules/ws': '6.9.9' }), 'a major version without a fix').toHaveLength(1);
    expect(installed({ 'node_modules/@hono/node-server': '2.0.0', 'node_modules/other-ws': '1.0.0' })).toEqual([]);
  });

  it('S53 every row of the table names a package that is installed, and advisories by their numbers', () => {
    const names = new Set(Object.keys(locked.packages).map((path) => path.replace(/^.*node_modules\//, '')));
    expect(versionFloors.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([]);
    for (const { name, advisories } of versionFloors) {
      expect(advisories.length, name).toBeGreaterThan(0);
      for (const id of advisories) expect(id).toMatch(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/);
    }
  });

  it('are dependencies where the web loads them, and devDependencies else, which its image does without', () => {
    const started = ['middleware.ts', 'instrumentation.ts', 'next.config.mjs', 'server.ts', 'start.mjs'];
    const loaded = sourceFiles(['app', 'components', 'lib', ...started])
      .flatMap(importsOf)
      .filter(({ specifier, target, typeOnly }) => target === null && !typeOnly && !specifier.startsWith('node:'))
      .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
    expect([...new Set(loaded)].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });

  it('include every required one', () => {
    const required =
      'next react react-dom next-intl iron-session ky jotai jotai-tanstack-query luxon tailwindcss clsx zod vitest @testing-library/react playwright';
    expect(required.split(' ').filter((name) => all[name] === undefined)).toEqual([]);
  });
});

describe('what brings packages in', () => {
  const runs = repositoryFiles()
    .filter(
      (path) =>
        /^(scripts|bench|\.ci|\.github)\/|^Dockerfile/.test(path) &&
        /(\.(m?js|ts|ya?ml|sh)|Dockerfile|run)$/.test(path),
    )
    .map((path) => ({ path, text: withoutComments(readRepositoryFile(path)) }));

  it('S43 is npm ci alone, which installs the lockfile or nothing', () => {
    for (const loose of ['RUN npm install', "runStep('npm', ['i', '-E'])", 'pnpm add x', 'npx -y x'])
      expect(loose, 'the pattern itself').toMatch(looseInstall);
    expect('RUN npm ci', 'the pattern itself').not.toMatch(looseInstall);
    const others = runs.filter(({ text }) => looseInstall.test(text));
    // Full font faces, for who draws new subsets: into a cache of their own, without their scripts, never in a gate.
    expect(others.map(({ path }) => path)).toEqual(['scripts/subset-fonts.ts']);
    expect(others[0]?.text).toContain("'--prefix', cache, '--no-save', '--ignore-scripts'");
    const installers = runs.filter(({ text }) => /\bnpm(?:['"]?,\s*\[\s*['"]|\s+)ci\b/.test(text));
    expect(installers.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['Dockerfile', 'scripts/setup/packages.mjs']),
    );
  });

  it('S43 decides by name about every package that wants to run a script of its own, and lets Node alone', () => {
    const wanting = Object.entries(locked.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect([...new Set(wanting)].filter((name) => manifest.allowScripts[name] === undefined)).toEqual([]);
    expect(Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name])).toEqual(['node']);
  });
});

describe('the lockfile', () => {
  it('S43 holds a digest of every package but those of other platforms, which cannot be fetched here', () => {
    const unsure = Object.entries(locked.packages).filter(
      ([path, { integrity, optional }]) => path !== '' && !optional && !integrity,
    );
    expect(unsure.map(([path]) => path)).toEqual([]);
  });

  it('S43 belongs to package.json', () => {
    const { packages } = JSON.parse(lockfileText);
    expect(packages[''].dependencies).toEqual(manifest.dependencies);
    expect(packages[''].devDependencies).toEqual(manifest.devDependencies);
  });

  it('names no registry', () => {
    expect(lockfileText).not.toContain('"resolved"');
  });

  it('holds the packages of every platform, or npm ci refuses it (npm run complete-lockfile)', () => {
    expect(missingOptionalPackages(JSON.parse(lockfileText))).toEqual([]);
  });
});

describe('npm audit, where a registry answers it', () => {
  const counts = (high: number, critical: number, moderate = 0) =>
    JSON.stringify({
      vulnerabilities: {
        bad: { severity: critical ? 'critical' : 'high', via: [{ url: 'https://github.com/advisories/GHSA-x' }] },
      },
      metadata: { vulnerabilities: { high, critical, moderate } },
    });

  it.each([
    ['a high one', counts(1, 0), 'vulnerable'],
    ['a critical one', counts(0, 1), 'vulnerable'],
    ['moderate ones only', counts(0, 0, 3), 'clean'],
    ['a registry that answers no audit', '{"message":"405 Method Not Allowed","statusCode":405}', 'unanswered'],
    ['no network', '{"error":{"code":"ENOTFOUND"}}', 'unanswered'],
    ['nothing', '', 'unanswered'],
    ['half an answer', '{"metadata":', 'unanswered'],
  ])('S53 %s', (_what, output, verdict) => expect(verdictOfAudit(output).kind).toBe(verdict));
});

it('.ci/run is npm test and nothing else', () => {
  expect(readRepositoryFile('.ci/run').trimEnd().split('\n').at(-1)).toBe('exec npm test');
  expect(manifest.scripts.test).toBe('node scripts/test.mjs');
});
