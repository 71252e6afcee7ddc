import { isClient, productModules, reachedFrom } from './browser-files.ts';
import { importsOf, type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

export interface Figure {
  name: string;
  value: string;
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Lines that hold a comment and no code. */
export function commentLines(text: string): number {
  const code = withoutComments(text).split('\n');
  return text.split('\n').filter((line, index) => line.trim() !== '' && code[index]?.trim() === '').length;
}

/** The value below which a share of the numbers lies (nearest rank). */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const commentShare = (files: readonly SourceFile[]) =>
  percent(sum(files.map(({ text }) => commentLines(text))), sum(files.map(({ text }) => linesOf(text))));

/** Rooms of lib that import each other, as `a <> b`; type imports count, because a reader follows them too. */
export function mutualRooms(files: readonly SourceFile[]): string[] {
  const roomOf = (path: string) => /^lib\/([^/]+)\/./.exec(path)?.[1];
  const arrows = new Set(
    files.flatMap((file) => {
      const own = roomOf(file.path);
      const others = importsOf(file).map(({ target }) => (target === null ? undefined : roomOf(target)));
      return others.flatMap((other) => (own && other ? [`${own} ${other}`] : []));
    }),
  );
  return [...arrows].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`) ? [`${from} <> ${to}`] : [];
  });
}

/** Groups of files of the product that import each other in a circle at run time (strongly connected components). */
export function fileCycles(modules: ReadonlyMap<string, SourceFile>): string[][] {
  const order = new Map<SourceFile, number>();
  const lowest = new Map<SourceFile, number>();
  const open: SourceFile[] = [];
  const cycles: string[][] = [];
  const visit = (file: SourceFile): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const { target, typeOnly } of importsOf(file)) {
      const next = target === null || typeOnly ? undefined : modules.get(target);
      if (!next) continue;
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? own, reached));
    }
    const low = lowest.get(file) ?? own;
    if (low === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group.map(({ path }) => path));
    }
    return low;
  };
  for (const file of modules.values()) if (!order.has(file)) visit(file);
  return cycles;
}

/** The figures of the structure of a checkout, read from its source files alone. */
export function structureFigures(): Figure[] {
  const modules = productModules();
  const product = [...modules.values()];
  const within = (room: string) => product.filter(({ path }) => path.startsWith(`${room}/`));
  const clients = product.filter(({ text }) => isClient(text));
  const inBrowser = reachedFrom(modules, clients);
  const drawn = product.filter(({ path }) => path.endsWith('.tsx'));
  const drawnInBrowser = drawn.filter((file) => inBrowser.has(file));
  const lengths = product.map(({ text }) => linesOf(text));
  const sandbox = sourceFiles(['sandbox']);
  const drawing = sandbox.filter(({ path }) => path.startsWith('sandbox/hub/pictures/'));
  const total = (files: readonly SourceFile[]) => sum(files.map(({ text }) => linesOf(text)));
  const mutual = mutualRooms(product);
  const cycles = fileCycles(modules);
  return [
    { name: "client entry points ('use client')", value: `${clients.length}` },
    {
      name: 'TSX files that reach the browser',
      value: `${drawnInBrowser.length} of ${drawn.length} (${percent(drawnInBrowser.length, drawn.length)})`,
    },
    {
      name: 'comment lines in lib, components, app',
      value: ['lib', 'components', 'app'].map((room) => commentShare(within(room))).join(', '),
    },
    { name: 'median file, 90th percentile', value: `${quantile(lengths, 0.5)}, ${quantile(lengths, 0.9)} lines` },
    { name: 'lib, components, app', value: `${total(product)} lines in ${product.length} files` },
    { name: 'sandbox', value: `${total(sandbox)} lines, of which ${total(drawing)} draw pictures` },
    { name: 'tests, e2e', value: `${total(sourceFiles(['tests']))}, ${total(sourceFiles(['e2e']))} lines` },
    { name: 'rooms of lib that import each other', value: mutual.join(', ') || 'none' },
    { name: 'cycles of files', value: cycles.map((files) => files.join(' ')).join('; ') || 'none' },
  ];
}
