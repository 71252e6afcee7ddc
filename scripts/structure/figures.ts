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
function commentLines(text: string): number {
  const code = withoutComments(text).split('\n');
  return text.split('\n').filter((line, index) => line.trim() !== '' && code[index]?.trim() === '').length;
}

/** The value below which a share of the numbers lies (nearest rank). */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const commentShare = (files: readonly SourceFile[]) =>
  percent(sum(files.map(({ text }) => commentLines(text))), sum(files.map(({ text }) => linesOf(text))));

/** Nodes of a graph that reach each other (its strongly connected components of more than one node; Tarjan). */
function cyclesOf(nodes: Iterable<string>, next: (node: string) => readonly string[]): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    open.push(node);
    let lowest = own;
    for (const other of next(node)) {
      if (!order.has(other)) lowest = Math.min(lowest, visit(other));
      else if (open.includes(other)) lowest = Math.min(lowest, order.get(other) ?? own);
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) cycles.push(group);
    }
    return lowest;
  };
  for (const node of nodes) if (!order.has(node)) visit(node);
  return cycles;
}

/** The folder of lib that a path is in; the contract is one of its own. */
const roomOf = (path: string) => /^lib\/(hub\/contract|[^/]+)\/./.exec(path)?.[1];

/** Folders of lib that import each other, directly or in a circle; type imports count, because a reader follows them too. */
export function roomCycles(files: readonly SourceFile[]): string[][] {
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const own = roomOf(file.path);
    if (own === undefined) continue;
    const others = rooms.get(own) ?? new Set();
    rooms.set(own, others);
    for (const { target } of importsOf(file)) {
      const other = target === null ? undefined : roomOf(target);
      if (other !== undefined && other !== own) others.add(other);
    }
  }
  return cyclesOf(rooms.keys(), (room) => [...(rooms.get(room) ?? [])]);
}

/** Files of the product that import each other in a circle at run time. */
export function fileCycles(modules: ReadonlyMap<string, SourceFile>): string[][] {
  const next = (module: string) => {
    const file = modules.get(module);
    const targets = file
      ? importsOf(file).flatMap(({ target, typeOnly }) => (target && !typeOnly ? [target] : []))
      : [];
    return targets.filter((target) => modules.has(target));
  };
  return cyclesOf(modules.keys(), next).map((group) => group.map((module) => modules.get(module)?.path ?? module));
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
  const total = (files: readonly SourceFile[]) => sum(files.map(({ text }) => linesOf(text)));
  const circles = roomCycles(product);
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
    { name: 'sandbox', value: `${total(sandbox)} lines` },
    { name: 'tests, e2e', value: `${total(sourceFiles(['tests']))}, ${total(sourceFiles(['e2e']))} lines` },
    {
      name: 'folders of lib that import each other',
      value: circles.map((rooms) => rooms.join(' <> ')).join(', ') || 'none',
    },
    { name: 'cycles of files', value: cycles.map((files) => files.join(' ')).join('; ') || 'none' },
  ];
}
