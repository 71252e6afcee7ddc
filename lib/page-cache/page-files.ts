import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const DIGEST_BYTES = 32;
/** The folder is measured after this part of its limit was written. */
const MEASURED_PART = 1 / 16;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Maps and Buffers stay what they are, as Next needs them. */
export function encodeEntry(entry: unknown): Buffer {
  const content = serialize(entry);
  return Buffer.concat([digestOf(content), content]);
}

/** Undefined where the bytes are not exactly what `encodeEntry` made. */
export function decodeEntry<T>(bytes: Buffer): T | undefined {
  const content = bytes.subarray(DIGEST_BYTES);
  return digestOf(content).equals(bytes.subarray(0, DIGEST_BYTES)) ? deserialize(content) : undefined;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Entries as files of one folder, which several processes may share. A file is written under another name and then renamed,
 * and its digest is checked when it is read: it is whole, or it is not served (SECURITY 69). Beyond `mostBytes` the files
 * that were written first are deleted.
 */
export class PageFiles {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Since the folder was last measured; the first write measures it. */
  #writtenBytes = Number.POSITIVE_INFINITY;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  #fileOf = (key: string) => join(this.#folder, createHash('sha256').update(key).digest('hex'));

  /** Deletes a file that is not whole. @throws where the disk fails */
  async read<T>(key: string): Promise<{ entry: T; bytes: number } | undefined> {
    const file = this.#fileOf(key);
    // Else the build takes the whole project for what may be read here, and puts it beside the server.
    const bytes = await orMissing(readFile(/* turbopackIgnore: true */ file));
    if (bytes === undefined) return undefined;
    const entry = decodeEntry<T>(bytes);
    if (entry === undefined) {
      await this.delete(key);
      return undefined;
    }
    return { entry, bytes: bytes.length };
  }

  /** @throws where the disk fails or is full; the former file is still there then */
  async write(key: string, bytes: Buffer): Promise<void> {
    const temporary = join(this.#folder, `${randomUUID()}.tmp`);
    await mkdir(this.#folder, { recursive: true });
    try {
      await writeFile(/* turbopackIgnore: true */ temporary, bytes);
      await rename(temporary, this.#fileOf(key));
    } finally {
      await rm(temporary, { force: true });
    }
    this.#writtenBytes += bytes.length;
    if (this.#writtenBytes < this.#mostBytes * MEASURED_PART) return;
    this.#writtenBytes = 0;
    await this.#deleteOldest();
  }

  async delete(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  /** Files that a killed process left half-written are among the oldest. */
  async #deleteOldest(): Promise<void> {
    const names = await readdir(/* turbopackIgnore: true */ this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const found = await orMissing(stat(/* turbopackIgnore: true */ path));
        return { path, bytes: found?.size ?? 0, writtenAtMs: found?.mtimeMs ?? 0 };
      }),
    );
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { path, bytes } of files.toSorted((one, other) => one.writtenAtMs - other.writtenAtMs)) {
      if (total <= this.#mostBytes) return;
      await rm(path, { force: true });
      total -= bytes;
    }
  }
}
