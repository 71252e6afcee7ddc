import type { ConsentId, Consents } from '../../../lib/hub/contract/consent.ts';
import { terms } from '../seed/terms.ts';
import type { Lang } from '../seed/texts.ts';
import { nowIso, type World } from '../world.ts';

type YesNo = 'Y' | 'N';

const consentIds: readonly ConsentId[] = ['email', 'sms', 'push', 'night'];
const channels: readonly ConsentId[] = ['email', 'sms', 'push'];

/** The term of the join form by which each consent was first given. */
const termOf: Partial<Record<string, ConsentId>> = {
  'join-marketing-email': 'email',
  'join-marketing-sms': 'sms',
  'join-marketing-night': 'night',
};

interface ChangeRow {
  readonly consentId: ConsentId;
  readonly givenYn: YesNo;
  readonly at: string;
}

function historyOf(world: World, membershipNo: string): ChangeRow[] {
  return world.db.all<ChangeRow>(
    `SELECT consent_id AS consentId, given_yn AS givenYn, at FROM consent_change
     WHERE membership_no = ? ORDER BY seq DESC`,
    membershipNo,
  );
}

function noteChange(world: World, membershipNo: string, consentId: ConsentId, givenYn: YesNo, at: string): void {
  world.db.run(
    'INSERT INTO consent_change (membership_no, consent_id, given_yn, at) VALUES (?, ?, ?, ?)',
    membershipNo,
    consentId,
    givenYn,
    at,
  );
}

/** Notes what was agreed to when joining: every term with its version, and of the optional ones the consent; none at night alone. */
export function noteAgreedTerms(world: World, membershipNo: string, termIds: readonly string[]): void {
  const at = nowIso(world);
  for (const { termId, version, purpose, needsOneOf } of terms) {
    if (purpose !== 'join' || !termIds.includes(termId)) continue;
    if (needsOneOf && !needsOneOf.some((needed) => termIds.includes(needed))) continue;
    world.db.run('INSERT INTO consent VALUES (?, ?, ?, ?)', membershipNo, termId, version, at);
    const consentId = termOf[termId];
    if (consentId) noteChange(world, membershipNo, consentId, 'Y', at);
  }
}

export function consentsOf(world: World, membershipNo: string, lang: Lang): Consents {
  const history = historyOf(world, membershipNo);
  const agreed = world.db.all<{ termId: string; version: string; at: string }>(
    'SELECT term_id AS termId, version, at FROM consent WHERE membership_no = ? ORDER BY at, term_id',
    membershipNo,
  );
  return {
    consents: consentIds.map((consentId) => {
      const last = history.find((change) => change.consentId === consentId);
      return { consentId, givenYn: last?.givenYn ?? 'N', changedAt: last?.at ?? null };
    }),
    history,
    agreedTerms: agreed.map(({ termId, version, at }) => {
      const term = terms.find((each) => each.termId === termId);
      return { termId, title: term?.title[lang] ?? termId, version, at };
    }),
  };
}

/** Writes only what changes; without any channel the night consent ends too. */
export function changeConsents(
  world: World,
  membershipNo: string,
  wanted: readonly { consentId: ConsentId; givenYn: YesNo }[],
): void {
  world.db.immediate(() => {
    const at = nowIso(world);
    const now = new Map(consentsOf(world, membershipNo, 'ko').consents.map((each) => [each.consentId, each.givenYn]));
    const next = new Map([...now, ...wanted.map(({ consentId, givenYn }) => [consentId, givenYn] as const)]);
    if (channels.every((channel) => next.get(channel) !== 'Y')) next.set('night', 'N');
    for (const [consentId, givenYn] of next) {
      if (now.get(consentId) !== givenYn) noteChange(world, membershipNo, consentId, givenYn, at);
    }
  });
}
