import 'server-only';
import { Zip, ZipDeflate } from 'fflate';
import { CSV_MARK } from './csv';

/** What fifty thousand movements take is a sixth of it. */
const MOST_BYTES = 16 * 1024 * 1024;

export class ArchiveTooLargeError extends Error {
  override readonly name = 'ArchiveTooLargeError';
}

interface OpenFile {
  write: (text: string) => void;
  end: () => void;
}

/** Fields of the hub that pages work with and no page shows. */
const notShown: ReadonlySet<string> = new Set([
  'asOf',
  'attachmentId',
  'cancelNowKrw',
  'cancellableYn',
  'changeableYn',
  'datesChangeableYn',
  'defaultOptionId',
  'employeeRecommenderStatus',
  'entryId',
  'guestsChangeableYn',
  'hotelId',
  'hotelIds',
  'limits',
  'maxParty',
  'membershipYn',
  'minParty',
  'optionId',
  'picture',
  'position',
  'ratePlanId',
  'ratePlans',
  'restaurantId',
  'revision',
  'roomTypeId',
  'temporaryYn',
  'termId',
]);

/** @param indent spaces; none for one line */
export const shownJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, (key, field: unknown) => (notShown.has(key) ? undefined : field), indent);

const encoder = new TextEncoder();

/** A ZIP in memory, of which only the compressed bytes are held. */
export class ArchiveWriter {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #modifiedAt: Date;
  #bytes = 0;
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#bytes += chunk.length;
    if (this.#bytes > MOST_BYTES) throw new ArchiveTooLargeError();
    this.#chunks.push(chunk);
  });

  constructor(modifiedAt: Date) {
    this.#modifiedAt = modifiedAt;
  }

  open(name: string): OpenFile {
    const file = new ZipDeflate(name);
    file.mtime = this.#modifiedAt;
    this.#zip.add(file);
    return { write: (text) => file.push(encoder.encode(text)), end: () => file.push(new Uint8Array(), true) };
  }

  add(name: string, text: string): void {
    const file = this.open(name);
    file.write(text);
    file.end();
  }

  addJson(name: string, value: unknown): void {
    this.add(`${name}.json`, `${shownJson(value, 2)}\n`);
  }

  addTable<Entry>(
    name: string,
    { head, lines }: { head: string; lines: (entries: readonly Entry[]) => string },
    entries: readonly Entry[],
  ): void {
    this.add(`${name}.csv`, CSV_MARK + head + lines(entries));
  }

  /** The whole archive. @throws ArchiveTooLargeError, as `add` and `write` do */
  end(): Blob {
    this.#zip.end();
    return new Blob(this.#chunks, { type: 'application/zip' });
  }
}
