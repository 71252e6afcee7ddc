import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The reader fetches its binary from the network where it is not given one. */
async function prepareReader(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

let ready: Promise<void> | undefined;

/** What a scanner (ZXing) reads in a picture: kind and text of each code. */
export async function scanCodes(png: Uint8Array): Promise<{ format: string; text: string }[]> {
  ready ??= prepareReader();
  await ready;
  const found = await readBarcodes(png, { formats: ['QRCode', 'Code128'] });
  return found.map(({ format, text }) => ({ format, text }));
}
