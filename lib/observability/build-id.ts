import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processWide } from '../process-wide.ts';

/** `distDir` of next.config.mjs; Next runs in the folder above it. */
export const buildFolder = (): string => process.env.DIST_DIR ?? '.next';

/** Of the build that this process serves; undefined in development and while Next builds, which writes it at the end. */
export function buildId(): string | undefined {
  return processWide('build id', () => {
    const file = join(buildFolder(), 'BUILD_ID');
    try {
      // Else the build takes the whole project for what may be read here, and puts it beside the server.
      return { id: readFileSync(/* turbopackIgnore: true */ file, 'utf8') };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { id: undefined };
      throw error;
    }
  }).id;
}
