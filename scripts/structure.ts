/** `npm run structure`: prints the figures of this checkout's structure, read from its source files. */
import { structureFigures } from './structure/figures.ts';

const figures = structureFigures();
const width = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value } of figures) console.log(`${name.padEnd(width)}  ${value}`);
