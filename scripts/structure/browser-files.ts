import { importsOf, type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

/** Does a file begin with the directive `use client`? */
export const isClient = (text: string) => /^\s*['"]use client['"]/.test(withoutComments(text));

/** Source files of the product by their path without extension, as imports name them. */
export function productModules(): Map<string, SourceFile> {
  return new Map(
    sourceFiles(['app', 'components', 'lib'], /\.tsx?$/).map((file) => [
      file.path.replace(/(\/index)?\.tsx?$/, ''),
      file,
    ]),
  );
}

/** What is imported from these files on at run time, the files themselves included. */
export function reachedFrom(
  modules: ReadonlyMap<string, SourceFile>,
  starts: readonly SourceFile[],
  goesOn: (file: SourceFile) => boolean = () => true,
): Set<SourceFile> {
  const reached = new Set(starts);
  for (const file of reached) {
    if (!goesOn(file)) continue;
    for (const { target, typeOnly } of importsOf(file)) {
      const next = target === null || typeOnly ? undefined : modules.get(target);
      if (next) reached.add(next);
    }
  }
  return reached;
}
