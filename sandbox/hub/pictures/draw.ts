import { resolve } from 'node:path';
import { ensurePictures } from './pictures.ts';

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Usage: node sandbox/hub/pictures/draw.ts <folder>\n');
  process.exit(2);
}
const started = performance.now();
let drawn = 0;
await ensurePictures(resolve(folder), ({ hotelId, scene, done, total }) => {
  drawn = done;
  process.stdout.write(`${String(done).padStart(3)}/${total} ${hotelId} ${scene}\n`);
});
process.stdout.write(`${drawn} pictures drawn in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
