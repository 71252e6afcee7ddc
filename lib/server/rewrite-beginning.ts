import type { ServerResponse } from 'node:http';

/** A page whose data has not begun by then is sent as it is. */
const LONGEST_BEGINNING_BYTES = 1_000_000;

const bytesOf = (chunk: string | Uint8Array, encoding?: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, encoding as BufferEncoding)
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

/**
 * Changes the beginning of a page on its way out. Call it while the page is rendered: what is written then has not passed
 * the compression yet, which Next puts around the response before it renders.
 * @param mark text of the first script of the page's data, before whose tag the HTML is whole
 * @param rewrite is given all before that tag, a character for each byte (`latin1`: a seventh of the time that UTF-8 takes), and
 *   gives back such characters; not called where the mark is not within a megabyte
 */
export function rewriteBeginning(response: ServerResponse, mark: string, rewrite: (text: string) => string): void {
  const write = response.write as (chunk: string | Uint8Array, ...rest: unknown[]) => boolean;
  const end = response.end as (...all: unknown[]) => ServerResponse;
  let held: Buffer = Buffer.alloc(0);
  const stop = () => {
    response.write = write;
    response.end = end;
  };
  const sendAsItIs = () => {
    stop();
    if (held.length > 0) write.call(response, held);
  };
  response.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    const bytes = bytesOf(chunk, rest[0]);
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const marked = held.indexOf(mark);
    const at = marked < 0 ? -1 : held.lastIndexOf('<', marked);
    const done = rest.find((one) => typeof one === 'function') as ((error?: Error | null) => void) | undefined;
    if (at < 0) {
      if (held.length > LONGEST_BEGINNING_BYTES) sendAsItIs();
      done?.();
      return true;
    }
    stop();
    const beginning = Buffer.from(rewrite(held.toString('latin1', 0, at)), 'latin1');
    // Node sends both together.
    write.call(response, beginning);
    return write.call(response, held.subarray(at), done);
  }) as ServerResponse['write'];
  response.end = ((...all: unknown[]) => {
    const [chunk, encoding] = all;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      response.write(chunk, encoding as BufferEncoding);
      all.splice(0, typeof encoding === 'string' ? 2 : 1);
    }
    // Nothing is held any more where the write above found the mark.
    if (response.end !== end) sendAsItIs();
    return end.apply(response, all);
  }) as ServerResponse['end'];
}
