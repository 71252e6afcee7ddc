import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  path: string;
  text: string;
}

/** Every file that is tracked or would be (not ignored), so that the laws hold before a commit too. */
export function repositoryFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Source files under folders (or single files), by extension. */
export function sourceFiles(places: readonly string[], extensions = /\.(ts|tsx|mjs|js)$/): SourceFile[] {
  return repositoryFiles()
    .filter((path) => extensions.test(path) && places.some((place) => path === place || path.startsWith(`${place}/`)))
    .map((path) => ({ path, text: readRepositoryFile(path) }));
}

/** Source text without comments, every other character in its line, so that a law is about code alone. */
export function withoutComments(text: string): string {
  const stringsAndComments =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;
  return text.replace(stringsAndComments, (match) =>
    match.startsWith('/*') || match.startsWith('//') ? match.replace(/[^\n]/g, ' ') : match,
  );
}

export interface Import {
  /** As written. */
  specifier: string;
  /** Path from the root for files of the repository (`@/x` and relative), null for packages. */
  target: string | null;
  /** Does the whole statement disappear at run time (`import type …`)? */
  typeOnly: boolean;
}

/** What a file imports or re-exports, static and dynamic. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text);
  const statement =
    /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [...code.matchAll(statement)].map(([, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    return { specifier, target: targetOf(path, specifier), typeOnly: type !== undefined };
  });
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replace(/\.ts$/, '');
  return null;
}
