import type * as z from 'zod';
import type { joinMember, joinMembership } from '../../../lib/hub/contract/join.ts';
import { samplePerson } from '../../identity/sample-persons.ts';
import { Refusal } from '../refusal.ts';
import { requiredJoinTerms } from '../seed/terms.ts';
import type { SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { noteAgreedTerms } from './consents.ts';
import { linkPerson, membershipOfPerson, spendVerifiedPerson, verifiedPerson } from './identity-store.ts';
import { isOfAge } from './joining-age.ts';
import { findMember, insertMember, type MemberRow, nextMembershipNo } from './member-store.ts';
import { isTaken } from './older-member-store.ts';
import { hashPassword, isStrongPassword } from './password.ts';
import { registerReferrer } from './referrers.ts';

/** Starts with a letter; 5 to 20 letters, figures, dots, hyphens and underscores. */
const idRule = /^[A-Za-z][A-Za-z0-9._-]{4,19}$/;

type VerifiedJoin = z.output<(typeof joinMembership)['body']>;
type UnverifiedJoin = z.output<(typeof joinMember)['body']>;
type Join = VerifiedJoin | UnverifiedJoin;

type PersonalFacts = Pick<MemberRow, 'name' | 'gender' | 'mobile'> & { birthDate: SeoulDay };

/** @throws TERMS_REQUIRED, UNDER_AGE, ID_NOT_ALLOWED, ID_TAKEN, WEAK_PASSWORD */
function demandJoinable(world: World, { membershipId, password, agreedTerms }: Join, birthDate: SeoulDay): void {
  if (!isOfAge(birthDate, today(world))) throw new Refusal('UNDER_AGE');
  const agreed = new Set(agreedTerms.map(({ termId, version }) => `${termId} ${version}`));
  if (!requiredJoinTerms().every(({ termId, version }) => agreed.has(`${termId} ${version}`)))
    throw new Refusal('TERMS_REQUIRED');
  if (!idRule.test(membershipId)) throw new Refusal('ID_NOT_ALLOWED');
  if (isTaken(world, membershipId)) throw new Refusal('ID_TAKEN');
  if (!isStrongPassword(password)) throw new Refusal('WEAK_PASSWORD');
}

/** A code that is unknown, or of a member who may not refer, does not prevent joining. */
function register(world: World, member: MemberRow, code: string | undefined): void {
  if (code === undefined) return;
  try {
    registerReferrer(world, member, { by: 'code', code }, code.startsWith('C') ? 'company' : 'common');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function makeMember(world: World, join: Join, facts: PersonalFacts, passwordHash: string): MemberRow {
  const now = today(world);
  const membershipNo = nextMembershipNo(world);
  insertMember(world, {
    ...facts,
    membershipNo,
    membershipId: join.membershipId,
    passwordHash,
    firstName: join.memberFirstName,
    lastName: join.memberLastName,
    email: join.memberEmail,
    country: join.country,
    employeeStatus: 'N',
    recommenderStatus: 'N',
    employeeRecommenderStatus: 'N',
    temporaryYn: 'N',
    companyCode: null,
    companyName: null,
    tier: 'classic',
    tierSince: now,
    tierValidUntil: `${Number(now.slice(0, 4)) + 1}-12-31`,
    joinedOn: now,
    lang: join.lang,
  });
  const termIds = join.agreedTerms.map(({ termId }) => termId);
  noteAgreedTerms(world, membershipNo, termIds);
  const member = findMember(world, membershipNo);
  if (!member) throw new Refusal('INTERNAL');
  register(world, member, join.referralCode);
  return member;
}

/** Joins the person whom a request has verified; of several at once one makes the member. A refusal spends nothing. */
export async function joinVerified(world: World, join: VerifiedJoin): Promise<MemberRow> {
  const person = verifiedPerson(world, join.requestNo);
  if (!person) throw new Refusal('IDENTITY_USED');
  if (membershipOfPerson(world, person)) throw new Refusal('ALREADY_MEMBER');
  demandJoinable(world, join, person.birthDate);
  const passwordHash = await hashPassword(join.password);
  return world.db.immediate(() => {
    // Once more: hashing takes time, in which another request may have come through.
    demandJoinable(world, join, person.birthDate);
    if (membershipOfPerson(world, person)) throw new Refusal('ALREADY_MEMBER');
    if (!spendVerifiedPerson(world, join.requestNo)) throw new Refusal('IDENTITY_USED');
    linkPerson(world, person, join.membershipId);
    return makeMember(world, join, samplePerson.parse(person), passwordHash);
  });
}

/** Joins somebody whom no provider has seen: what they typed is what is known of them. */
export async function joinUnverified(world: World, join: UnverifiedJoin): Promise<MemberRow> {
  demandJoinable(world, join, join.birthDate);
  const passwordHash = await hashPassword(join.password);
  return world.db.immediate(() => {
    demandJoinable(world, join, join.birthDate);
    const name = `${join.memberFirstName} ${join.memberLastName}`;
    const facts = { name, gender: '', mobile: join.memberMobile, birthDate: join.birthDate };
    return makeMember(world, join, facts, passwordHash);
  });
}
