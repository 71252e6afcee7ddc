import { describe, expect, it } from 'vitest';
import packageManifest from '../../package.json' with { type: 'json' };
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';

const files = repositoryFiles();
/** Written by commands and not in the repository. */
const generated = ['sandbox/data', 'bench/results'];
const exists = (path: string) =>
  generated.some((folder) => path.startsWith(folder)) ||
  files.some((file) => file === path || file.startsWith(`${path}/`));
/** A superseded decision is history: it may name files that were removed with it. */
const isSuperseded = (path: string) =>
  path.startsWith('docs/decisions/') && /^\*Superseded by \d{4}/m.test(readRepositoryFile(path));
const documents = files.filter((path) => (path.endsWith('.md') && !isSuperseded(path)) || path === '.env.example');
const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]))];
const namedPath = new RegExp(`\`((?:${folders.join('|')})/[\\w\\-./[\\]()%@]+)\``, 'g');
/** Imports name modules without their extension. */
const endings = ['', '.ts', '.tsx', '.mjs'];

describe.each(documents)('%s', (document) => {
  const text = readRepositoryFile(document);

  it('names files and folders that exist', () => {
    const named = [...text.matchAll(namedPath)].map(([, path = '']) => path.replace(/\/$/, ''));
    expect(named.filter((path) => !endings.some((ending) => exists(path + ending)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in packageManifest.scripts))).toEqual([]);
  });
});
