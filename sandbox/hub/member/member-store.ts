import type { MembershipUserInfo } from '../../../lib/hub/contract/auth.ts';
import type { Tier } from '../../../lib/hub/contract/member.ts';
import { isSameName } from '../../../lib/hub/contract/same-person.ts';
import type { Lang } from '../seed/texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { dropTemporaryPassword } from './temporary-password.ts';
import { noteTier } from './tier-history.ts';

type YesNo = 'Y' | 'N';

export interface MemberRow {
  readonly membershipNo: string;
  readonly membershipId: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly email: string;
  readonly mobile: string;
  readonly birthDate: SeoulDay | null;
  readonly country: string;
  readonly employeeStatus: YesNo;
  readonly recommenderStatus: YesNo;
  readonly employeeRecommenderStatus: YesNo;
  readonly temporaryYn: YesNo;
  readonly companyCode: string | null;
  readonly companyName: string | null;
  readonly tier: Tier;
  readonly tierSince: SeoulDay;
  readonly tierValidUntil: SeoulDay;
  readonly joinedOn: SeoulDay;
  /** In which they joined, for mails that nobody asked for. */
  readonly lang: Lang;
}

const columns = `membership_no AS membershipNo, membership_id AS membershipId, password_hash AS passwordHash, name,
  first_name AS firstName, last_name AS lastName, gender, email, mobile, birth_date AS birthDate, country,
  employee_status AS employeeStatus, recommender_status AS recommenderStatus,
  employee_recommender_status AS employeeRecommenderStatus, temporary_yn AS temporaryYn, company_code AS companyCode,
  company_name AS companyName, tier, tier_since AS tierSince, tier_valid_until AS tierValidUntil, joined_on AS joinedOn, lang`;

export function findMember(world: World, membershipNo: string): MemberRow | undefined {
  return world.db.get<MemberRow>(`SELECT ${columns} FROM member WHERE membership_no = ?`, membershipNo);
}

/** Ids are the same in upper and lower case. */
export function findMemberById(world: World, membershipId: string): MemberRow | undefined {
  return world.db.get<MemberRow>(`SELECT ${columns} FROM member WHERE membership_id = ?`, membershipId);
}

export function findMemberByNameAndEmail(world: World, name: string, email: string): MemberRow | undefined {
  const withEmail = world.db.all<MemberRow>(`SELECT ${columns} FROM member WHERE email = ? COLLATE NOCASE`, email);
  return withEmail.find((member) => isSameName(member.name, name));
}

export function insertMember(world: World, member: MemberRow): void {
  world.db.run(
    `INSERT INTO member VALUES (${Array.from({ length: 22 }, () => '?').join(', ')})`,
    member.membershipNo,
    member.membershipId,
    member.passwordHash,
    member.name,
    member.firstName,
    member.lastName,
    member.gender,
    member.email,
    member.mobile,
    member.birthDate,
    member.country,
    member.employeeStatus,
    member.recommenderStatus,
    member.employeeRecommenderStatus,
    member.temporaryYn,
    member.companyCode,
    member.companyName,
    member.tier,
    member.tierSince,
    member.tierValidUntil,
    member.joinedOn,
    member.lang,
  );
  noteTier(world, member.membershipNo, { tier: 'classic', since: member.joinedOn, reason: 'joined' });
  if (member.tier !== 'classic') {
    noteTier(world, member.membershipNo, { tier: member.tier, since: member.tierSince, reason: 'nights' });
  }
}

/** The 14 fields that login hands out (section 3 of the specification). */
export function userInfoOf(member: MemberRow): MembershipUserInfo {
  return {
    country: member.country,
    membershipYn: 'Y',
    membershipId: member.membershipId,
    membershipNo: member.membershipNo,
    memberName: member.name,
    memberGender: member.gender,
    memberEmail: member.email,
    memberMobile: member.mobile,
    memberFirstName: member.firstName,
    memberLastName: member.lastName,
    employeeStatus: member.employeeStatus,
    recommenderStatus: member.recommenderStatus,
    temporaryYn: member.temporaryYn,
    employeeRecommenderStatus: member.employeeRecommenderStatus,
  };
}

/** Ends a mailed password that was not used. @param temporaryYn `Y`: it was mailed itself, and has to be changed */
export function setPassword(world: World, membershipNo: string, passwordHash: string, temporaryYn: YesNo): void {
  world.db.run(
    'UPDATE member SET password_hash = ?, temporary_yn = ? WHERE membership_no = ?',
    passwordHash,
    temporaryYn,
    membershipNo,
  );
  dropTemporaryPassword(world, membershipNo);
}

export function nextMembershipNo(world: World): string {
  const last = world.db.get<{ last: string }>('SELECT max(membership_no) AS last FROM member');
  return String(Number(last?.last ?? '9000000000') + 1);
}
