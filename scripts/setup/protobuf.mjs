import { existsSync } from 'node:fs';
import { findOnPath, installFromDebian } from './debian.mjs';

/** Google's parser, with which tests read the traces that are sent. */
export async function ensureProtobuf() {
  const missing = [
    ...(findOnPath(['protoc']) === null ? ['protobuf-compiler'] : []),
    ...(existsSync('/usr/lib/python3/dist-packages/google/protobuf') ? [] : ['python3-protobuf']),
  ];
  if (missing.length > 0) await installFromDebian(missing);
}
