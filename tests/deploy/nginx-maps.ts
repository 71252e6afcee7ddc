import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../deploy/nginx/nginx.conf'), 'utf8');

interface NginxMap {
  source: string;
  rows: { pattern: string; value: string }[];
}

const unquoted = (word: string) => word.replace(/^"(.*)"$/, '$1');

/** The maps of the shipped configuration, by the variable that each sets. */
const maps = new Map<string, NginxMap>(
  [...text.matchAll(/^ {2}map (\S+|"[^"]+") \$(\w+) \{([\s\S]*?)(?: \}$|^ {2}\}$)/gm)].map(
    ([, source = '', name = '', body = '']) => [
      name,
      {
        source: unquoted(source),
        rows: [...body.matchAll(/\s("[^"]*"|\S+) ("[^"]*"|\S+);/g)].map(([, pattern = '', value = '']) => ({
          pattern: unquoted(pattern),
          value: unquoted(value),
        })),
      },
    ],
  ),
);

export const mapNames = [...maps.keys()];

export const captureNames = [...text.matchAll(/\(\?<(\w+)>/g)].map(([, name = '']) => name);

/** A variable as nginx computes it: exact words before patterns, then patterns in their order, then the default. */
export function nginxVariable(name: string, given: Readonly<Record<string, string>>): string {
  const captured: Record<string, string> = {};
  const contentOf = (variable: string): string => captured[variable] ?? given[variable] ?? mapped(variable);
  const filled = (template: string) => template.replace(/\$(\w+)/g, (_, variable: string) => contentOf(variable));
  const mapped = (variable: string): string => {
    const map = maps.get(variable);
    if (map === undefined) return '';
    const source = filled(map.source);
    const exact = map.rows.find(({ pattern }) => pattern !== 'default' && pattern === source.toLowerCase());
    if (exact) return filled(exact.value);
    for (const { pattern, value } of map.rows) {
      const regex = /^~(\*?)(.*)$/.exec(pattern);
      const match = regex && new RegExp(regex[2] ?? '', regex[1] === '*' ? 'i' : '').exec(source);
      if (!match) continue;
      Object.assign(captured, match.groups);
      return filled(value);
    }
    return filled(map.rows.find(({ pattern }) => pattern === 'default')?.value ?? '');
  };
  return contentOf(name);
}
