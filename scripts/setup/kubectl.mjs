import { findOnPath, installFromDebian } from './debian.mjs';

/** Builds the manifests of deploy/kubernetes, as Debian has it. */
export async function ensureKubectl() {
  if (findOnPath(['kubectl']) === null) await installFromDebian(['kubernetes-client']);
}
