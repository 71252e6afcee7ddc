import JSZip from 'jszip';
import { readCsv } from './read-csv';

export interface ReadArchive {
  names: string[];
  text: (name: string) => string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever is in it
  json: (group: string) => any;
  /** Rows by the names of their columns. */
  table: (name: string) => Record<string, string>[];
}

/** Opens an archive by a reader that has nothing to do with its writer. */
export async function readArchive(blob: Blob): Promise<ReadArchive> {
  const zip = await JSZip.loadAsync(await blob.arrayBuffer(), { checkCRC32: true });
  const names = Object.keys(zip.files);
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await zip.file(name)?.async('string')] as const)),
  );
  const text = (name: string): string => {
    const found = texts.get(name);
    if (found === undefined) throw new Error(`the archive has no ${name}: ${names}`);
    return found;
  };
  return {
    names,
    text,
    json: (group) => JSON.parse(text(`${group}.json`)),
    table: (name) => {
      const [columns = [], ...rows] = readCsv(text(`${name}.csv`).replace(/^\uFEFF/, ''));
      return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
    },
  };
}
