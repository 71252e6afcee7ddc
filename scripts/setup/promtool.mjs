import { findOnPath, installFromDebian } from './debian.mjs';

/** Prometheus's own checker of rules and metrics, as Debian has it. */
export async function ensurePromtool() {
  if (findOnPath(['promtool']) === null) await installFromDebian(['prometheus']);
}
