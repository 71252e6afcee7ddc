import 'server-only';
import { LRUCache } from 'lru-cache';
import { Bulkhead } from '@/lib/hub/bulkhead';
import { deadline } from '@/lib/request/deadline';
import { drawPreview, PREVIEW_DEADLINE_MS, readGround } from './draw-preview';
import { previewPath } from './preview-address';
import type { PreviewSubject } from './preview-subject';

const KEPT_BYTES = 24 * 1024 * 1024;
/** Drawing takes a tenth of a second of CPU: one at a time, and requests that would wait long are asked to retry. */
const drawing = new Bulkhead({ places: 1, queue: 16 });
/** Waiting for the hub's pictures costs nothing and holds up no drawing, but they leave connections to pages. */
const loading = new Bulkhead({ places: 4, queue: 32 });

async function draw(subject: PreviewSubject, deadlineMs: number): Promise<Buffer> {
  const { picture } = subject;
  const { signal, done } = deadline(deadlineMs);
  try {
    const ground = picture && (await loading.run(() => readGround(picture, signal), signal));
    return await drawing.run(() => drawPreview(subject, ground), signal);
  } finally {
    done();
  }
}

const kept = new LRUCache<string, Buffer, { subject: PreviewSubject; deadlineMs: number }>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length,
  ignoreFetchAbort: true,
  fetchMethod: (_path, _stale, { context }) => draw(context.subject, context.deadlineMs),
});

export const cachedPreview = (path: string): Buffer | undefined => kept.get(path);

/** Once for all who ask at a time. @throws BulkheadFullError, and past `deadlineMs` */
export function previewOf(subject: PreviewSubject, deadlineMs = PREVIEW_DEADLINE_MS): Promise<Buffer> {
  return kept.forceFetch(previewPath(subject), { context: { subject, deadlineMs } });
}
