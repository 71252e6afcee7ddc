import { readFileSync } from 'node:fs';

/** Milliseconds that Linux counts as one tick of a process's time. */
const TICK_MS = 10;

/** Processor time of a process since it began, own and system, of all its threads. */
export function processorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold spaces: fields 14 and 15 of proc(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
