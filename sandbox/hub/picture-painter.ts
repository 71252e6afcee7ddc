import { setPriority } from 'node:os';
import { ensurePictures } from './pictures/pictures.ts';

/**
 * Draws all missing pictures in a process of its own, below everybody else's priority: drawing is minutes of
 * CPU on a small machine, and the hub has guests to answer meanwhile. Ends with its parent.
 */
const folder = process.argv[2];
if (!folder) throw new Error('The painter needs the folder of the pictures as its argument.');
process.on('disconnect', () => process.exit(0));
setPriority(15);
await ensurePictures(folder);
process.disconnect?.();
