import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '../refusal.ts';
import { nowIso, readMeta, secretOf, type World, writeMeta } from '../world.ts';

export interface TokenPair {
  /** With its scheme, as the `authorization` header carries it: `Bearer …`. */
  readonly authorization: string;
  readonly refresh: string;
}

export interface AccessClaims {
  readonly membershipNo: string;
  readonly familyId: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const withoutScheme = (token: string): string => token.replace(/^Bearer\s+/i, '').trim();
const epochOf = (world: World): number => Number(readMeta(world.db, 'token-epoch') ?? '0');

/** Makes every access token that is out there count as expired, refresh tokens not. */
export function expireAccessTokens(world: World): void {
  writeMeta(world.db, 'token-epoch', String(epochOf(world) + 1));
}

async function signAccess(world: World, { membershipNo, familyId }: AccessClaims): Promise<string> {
  const issuedAt = Math.floor(world.clock.now().getTime() / 1000);
  const jwt = await new SignJWT({ fam: familyId, epoch: epochOf(world) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(membershipNo)
    // Two tokens of one second would else be the same text, and a rotation could not be told from none.
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + world.tokens.accessTtlSeconds)
    .sign(secretOf(world.db, 'access-secret'));
  return `Bearer ${jwt}`;
}

function storeRefresh(world: World, familyId: string): string {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(world.clock.now().getTime() + world.tokens.refreshTtlSeconds * 1000);
  world.db.run(
    'INSERT INTO refresh_token (token_hash, family_id, expires_at) VALUES (?, ?, ?)',
    hashOf(token),
    familyId,
    expiresAt.toISOString(),
  );
  return token;
}

/** Starts a new family: one login on one device. */
export async function startSession(
  world: World,
  membershipNo: string,
  familyId: string = randomUUID(),
): Promise<TokenPair> {
  world.db.run(
    'INSERT INTO token_family (family_id, membership_no, started_at) VALUES (?, ?, ?)',
    familyId,
    membershipNo,
    nowIso(world),
  );
  const refresh = storeRefresh(world, familyId);
  return { authorization: await signAccess(world, { membershipNo, familyId }), refresh };
}

/** Why a session is over; null while it stands. */
type EndOfFamily = 'reuse' | 'logout' | 'credentials' | 'withdrawal' | 'unknown' | null;

function endOf(world: World, familyId: string): EndOfFamily {
  const family = world.db.get<{ revokedFor: EndOfFamily }>(
    'SELECT revoked_for AS revokedFor FROM token_family WHERE family_id = ?',
    familyId,
  );
  return family ? family.revokedFor : 'unknown';
}

function revokeFamily(world: World, familyId: string, reason: 'reuse' | 'logout'): void {
  world.db.run(
    'UPDATE token_family SET revoked_at = ?, revoked_for = ? WHERE family_id = ? AND revoked_at IS NULL',
    nowIso(world),
    reason,
    familyId,
  );
}

/** Ends every session of a member whose password, e-mail address or mobile number has changed. */
export function revokeFamilies(world: World, membershipNo: string): void {
  world.db.run(
    "UPDATE token_family SET revoked_at = ?, revoked_for = 'credentials' WHERE membership_no = ? AND revoked_at IS NULL",
    nowIso(world),
    membershipNo,
  );
}

/** Every session of a member ends with the membership, also those that were over before. */
export function endFamilies(world: World, membershipNo: string): void {
  world.db.run(
    "UPDATE token_family SET revoked_at = coalesce(revoked_at, ?), revoked_for = 'withdrawal' WHERE membership_no = ?",
    nowIso(world),
    membershipNo,
  );
}

/**
 * The member of an access token.
 * @throws MEMBERSHIP_ENDED for a token of this hub, expired or not, whose member has left the programme; UNAUTHORIZED when
 * it is forged, expired, or its session has ended
 */
export async function readAccess(world: World, token: string): Promise<AccessClaims> {
  const family = await familyOfAccess(world, token);
  if (family !== null && endOf(world, family) === 'withdrawal') throw new Refusal('MEMBERSHIP_ENDED');
  try {
    const { payload } = await jwtVerify(withoutScheme(token), secretOf(world.db, 'access-secret'), {
      algorithms: ['HS256'],
      currentDate: world.clock.now(),
    });
    const familyId = String(payload.fam);
    const end = endOf(world, familyId);
    if (end === 'withdrawal') throw new Refusal('MEMBERSHIP_ENDED');
    if (payload.epoch !== epochOf(world) || end !== null) throw new Refusal('UNAUTHORIZED');
    return { membershipNo: String(payload.sub), familyId };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refusal('UNAUTHORIZED');
    throw error;
  }
}

/** The session an access token was made for, expired or not; null when it was not made here. */
async function familyOfAccess(world: World, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(withoutScheme(token), secretOf(world.db, 'access-secret'), {
      algorithms: ['HS256'],
      currentDate: new Date(0),
    });
    return String(payload.fam);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/**
 * Exchanges a refresh token for a new pair. A token is good once: a second use, however soon, ends the
 * whole session, because one of the two users stole it.
 * @throws REFRESH_EXPIRED for an unknown, expired or ended session, REFRESH_REUSED for a second use
 */
export async function rotate(world: World, accessToken: string, refreshToken: string): Promise<TokenPair> {
  const accessFamily = await familyOfAccess(world, accessToken);
  // A refusal must not roll back the revocation that it reports, so it is thrown outside.
  const outcome = world.db.immediate(() => {
    const known = world.db.get<{ familyId: string; expiresAt: string; usedAt: string | null; membershipNo: string }>(
      `SELECT r.family_id AS familyId, r.expires_at AS expiresAt, r.used_at AS usedAt, f.membership_no AS membershipNo
       FROM refresh_token r JOIN token_family f ON f.family_id = r.family_id WHERE r.token_hash = ?`,
      hashOf(refreshToken),
    );
    if (!known || known.familyId !== accessFamily) return 'REFRESH_EXPIRED';
    if (known.usedAt !== null) {
      revokeFamily(world, known.familyId, 'reuse');
      return 'REFRESH_REUSED';
    }
    if (endOf(world, known.familyId) !== null || known.expiresAt <= nowIso(world)) return 'REFRESH_EXPIRED';
    world.db.run('UPDATE refresh_token SET used_at = ? WHERE token_hash = ?', nowIso(world), hashOf(refreshToken));
    return { ...known, refresh: storeRefresh(world, known.familyId) };
  });
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return { authorization: await signAccess(world, outcome), refresh: outcome.refresh };
}

/** Ends the session of a refresh token. Unknown tokens are no error: the session is over either way. */
export function endSession(world: World, refreshToken: string): void {
  const known = world.db.get<{ family_id: string }>(
    'SELECT family_id FROM refresh_token WHERE token_hash = ?',
    hashOf(refreshToken),
  );
  if (known) revokeFamily(world, known.family_id, 'logout');
}
