import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { secretOf, type World } from '../world.ts';

const PROOF_TTL_MS = 30 * 60_000;

const macOf = (world: World, claim: string): string =>
  createHmac('sha256', secretOf(world.db, 'guest-proof-secret')).update(claim).digest('base64url');

/** A proof for one reservation, good for half an hour. */
export function issueProof(world: World, reservationNo: string): { proof: string; proofExpiresAt: string } {
  const expiresAt = world.clock.now().getTime() + PROOF_TTL_MS;
  const claim = Buffer.from(JSON.stringify([reservationNo, expiresAt])).toString('base64url');
  return { proof: `${claim}.${macOf(world, claim)}`, proofExpiresAt: new Date(expiresAt).toISOString() };
}

/**
 * The reservation that a proof is bound to.
 * @throws PROOF_EXPIRED for one that is over, and for anything that this hub did not issue
 */
export function reservationNoOfProof(world: World, proof: string): string {
  const [claim = '', mac = ''] = proof.split('.');
  const expected = Buffer.from(macOf(world, claim));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('PROOF_EXPIRED');
  const [reservationNo, expiresAt] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [string, number];
  if (world.clock.now().getTime() >= expiresAt) throw new Refusal('PROOF_EXPIRED');
  return reservationNo;
}
