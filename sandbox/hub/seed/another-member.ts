import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { hubLanguage } from '../../../lib/hub/contract/common.ts';
import { tier } from '../../../lib/hub/contract/member.ts';
import { samplePerson } from '../../identity/sample-persons.ts';
import { linkPerson } from '../member/identity-store.ts';
import { findMember, findMemberById, insertMember } from '../member/member-store.ts';
import { insertOlderMember } from '../member/older-member-store.ts';
import { hashPassword } from '../member/password.ts';
import { postPoints } from '../member/points.ts';
import { Refusal } from '../refusal.ts';
import { addDays } from '../seoul-day.ts';
import { nowIso, today, type World } from '../world.ts';
import { seedLongStatement, seedOwnBenefits } from './sample-benefits.ts';
import { sampleCompany } from './sample-members.ts';
import { seedStays } from './sample-stays.ts';
import { seedTables } from './sample-tables.ts';

/** A member of a test's own, so that what it changes or ends affects no other test. */
export const anotherMember = z.object({
  membershipId: z.string().min(1).max(100),
  password: z.string().min(8).max(20),
  name: z.string().default('표본 손님'),
  firstName: z.string().default('Sample'),
  lastName: z.string().default('Guest'),
  birthDate: z.iso.date().nullable().default(null),
  recommenderStatus: z.enum(['Y', 'N']).default('N'),
  /** Of the same company as the sample employee. */
  employee: z.boolean().default(false),
  tier: tier.default('classic'),
  /** Days since they joined. */
  joinedDaysAgo: z.int().min(0).max(3_650).default(0),
  /** With the points and vouchers of the silver sample member. */
  benefits: z.boolean().default(false),
  /** With that member's stays and tables, two weeks later. */
  reservations: z.boolean().default(false),
  /** Rows of the points statement, the last four with points that go in 3, 30, 60 and 400 days. */
  statementRows: z.int().min(0).max(110_000).default(0),
  /** Posted today, beside those of the statement. */
  points: z.int().min(0).max(1_000_000).default(0),
  /** Who they are at the identity provider. */
  person: samplePerson.optional(),
  /** Their password is one that was sent to them. */
  temporary: z.boolean().default(false),
  lang: hubLanguage.default('ko'),
});

const LATER_DAYS = 14;

function freeNumber(world: World): string {
  // Not counted: the number of a member who has left would be given out again.
  const number = String(randomInt(9_100_000_000, 9_200_000_000));
  return findMember(world, number) ? freeNumber(world) : number;
}

/** @returns the number of the new member */
export async function addMember(world: World, wanted: z.output<typeof anotherMember>): Promise<string> {
  const { password, membershipId, benefits, reservations, statementRows, employee, joinedDaysAgo, ...rest } = wanted;
  const { person, temporary, points, ...facts } = rest;
  const passwordHash = await hashPassword(password);
  return world.db.immediate(() => {
    if (findMemberById(world, membershipId)) throw new Refusal('BAD_REQUEST', { message: `${membershipId} is taken` });
    const membershipNo = freeNumber(world);
    const joinedOn = addDays(today(world), -joinedDaysAgo);
    insertMember(world, {
      ...facts,
      membershipNo,
      membershipId,
      passwordHash,
      gender: '',
      email: `${membershipId}@mail.example`,
      mobile: `010-0000-${membershipNo.slice(-4)}`,
      country: 'KR',
      employeeStatus: employee ? 'Y' : 'N',
      employeeRecommenderStatus: 'N',
      temporaryYn: temporary ? 'Y' : 'N',
      companyCode: employee ? sampleCompany.companyCode : null,
      companyName: employee ? sampleCompany.companyName : null,
      tierSince: joinedOn,
      // Another than the lowest lasts through the next year.
      tierValidUntil: `${Number(today(world).slice(0, 4)) + (facts.tier === 'classic' ? 0 : 1)}-12-31`,
      joinedOn,
    });
    if (person) linkPerson(world, person, membershipId);
    const series = membershipNo.slice(4);
    if (benefits) seedOwnBenefits(world, membershipNo, membershipNo);
    seedLongStatement(world, membershipNo, statementRows);
    if (points > 0) {
      postPoints(world, { membershipNo, at: nowIso(world), kind: 'adjusted', points, textKey: 'correction' });
    }
    if (reservations) {
      seedStays(world, membershipNo, series, LATER_DAYS);
      seedTables(world, membershipNo, series, LATER_DAYS);
    }
    return membershipNo;
  });
}

/** A customer of a test's own who has an account of the web site and is no member yet. */
export const anotherCustomer = anotherMember.pick({
  membershipId: true,
  password: true,
  name: true,
  firstName: true,
  lastName: true,
  person: true,
});

/** @see anotherCustomer */
export async function addCustomer(world: World, wanted: z.output<typeof anotherCustomer>): Promise<void> {
  const { password, person, ...facts } = wanted;
  const passwordHash = await hashPassword(password);
  const contact = { email: `${facts.membershipId}@mail.example`, mobile: '010-0000-0007', country: 'KR' };
  world.db.immediate(() => {
    insertOlderMember(world, { ...facts, ...contact, passwordHash });
    if (person) linkPerson(world, person, facts.membershipId);
  });
}
