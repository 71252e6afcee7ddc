import { randomBytes } from 'node:crypto';
import { answerContents, openEnvelope, sealEnvelope } from '../../identity/envelope.ts';
import { linkingInformationOf } from '../../identity/sample-persons.ts';
import { noteVerifiedPerson } from '../member/identity-store.ts';
import { Refusal } from '../refusal.ts';
import { nowIso } from '../world.ts';
import type { Handlers } from './handler.ts';

const LIFETIME_MS = 30 * 60_000;

export const identityHandlers = {
  identityReady({ query }, world) {
    const requestNo = `IR${randomBytes(10).toString('hex').toUpperCase()}`;
    world.db.run('INSERT INTO identity_request (request_no, at) VALUES (?, ?)', requestNo, nowIso(world));
    return { requestNo, ...sealEnvelope(world, { requestNo, returnUrl: query.returnUrl ?? null }) };
  },

  /** Given out once; what cannot be opened uses nothing up. */
  identityResult({ query: { requestNo, ...envelope } }, world) {
    const answer = openEnvelope(world, envelope, answerContents);
    if (answer.requestNo !== requestNo) throw new Refusal('BAD_REQUEST');
    const request = world.db.get<{ at: string }>('SELECT at FROM identity_request WHERE request_no = ?', requestNo);
    const age = request && world.clock.now().getTime() - Date.parse(request.at);
    if (age === undefined || age > LIFETIME_MS) throw new Refusal('NOT_FOUND');
    const taken = world.db.run(
      'UPDATE identity_request SET used_at = ? WHERE request_no = ? AND used_at IS NULL',
      nowIso(world),
      requestNo,
    );
    if (taken === 0) throw new Refusal('IDENTITY_USED');
    const { person } = answer;
    if (person === null) return { verifiedYn: 'N' };
    noteVerifiedPerson(world, requestNo, person);
    return { verifiedYn: 'Y', ...person, ...linkingInformationOf(person) };
  },
} satisfies Handlers;
