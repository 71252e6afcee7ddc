import { readFileSync } from 'node:fs';

/** Of `/proc/<pid>/stat`. */
const MS_PER_TICK = 10;

/** CPU that a process has used, in ms. @param {number} pid */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
