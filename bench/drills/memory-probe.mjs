/**
 * Preloaded (`--import`) into the web under drill: on SIGUSR2 it collects its garbage and writes down what is left,
 * so that what is compared is held and not merely not collected yet. Needs `--expose-gc`.
 */
import { renameSync, writeFileSync } from 'node:fs';

const file = process.env.DRILL_MEMORY_FILE;
if (file !== undefined) {
  process.on('SIGUSR2', () => {
    globalThis.gc();
    // What the first round let go of (weak references, finalizers) falls in the second.
    setTimeout(() => {
      globalThis.gc();
      writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
      renameSync(`${file}.new`, file);
    }, 100);
  });
}
