import { samplePersons } from '../../identity/sample-persons.ts';
import { linkPerson } from '../member/identity-store.ts';
import { insertMember, type MemberRow } from '../member/member-store.ts';
import { insertOlderMember } from '../member/older-member-store.ts';
import { hashPassword } from '../member/password.ts';
import { addDays } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { olderAccount, type SampleName, sampleAccounts } from './accounts.ts';
import { seedBenefits } from './sample-benefits.ts';
import { seedStays } from './sample-stays.ts';
import { seedTables } from './sample-tables.ts';

/** The company that operates the hotels. */
export const sampleCompany = { companyCode: 'HNL-0001', companyName: '하늘 호텔 앤 리조트' } as const;

const hashes = new Map<string, Promise<string>>();

/** Hash of a sample password, derived once in a process: tests seed many hubs, and a derivation takes 25 ms of CPU. */
function sampleHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Numbers from a range without subscribers: the middle block is all zeros. */
const numbers: Record<SampleName, string> = {
  member: '9000000001',
  employee: '9000000002',
  recommender: '9000000003',
  temporary: '9000000004',
};

function sampleMember(world: World, name: SampleName, passwordHash: string): MemberRow {
  const now = today(world);
  const year = Number(now.slice(0, 4));
  const plain = {
    membershipNo: numbers[name],
    membershipId: sampleAccounts[name].membershipId,
    passwordHash,
    firstName: 'Sample',
    gender: '',
    birthDate: null,
    country: 'KR',
    employeeStatus: 'N',
    recommenderStatus: 'N',
    employeeRecommenderStatus: 'N',
    temporaryYn: 'N',
    companyCode: null,
    companyName: null,
    tier: 'classic',
    tierSince: `${year - 1}-03-02`,
    tierValidUntil: `${year}-12-31`,
    joinedOn: `${year - 1}-03-02`,
    lang: 'ko',
  } as const;
  const rows = {
    member: {
      ...plain,
      name: '표본 회원',
      lastName: 'Member',
      email: 'sample.member@mail.example',
      mobile: '010-0000-0001',
      tier: 'silver',
      tierSince: `${year - 1}-09-14`,
      joinedOn: `${year - 2}-05-20`,
    },
    employee: {
      ...plain,
      name: '표본 직원',
      lastName: 'Employee',
      email: 'sample.employee@haneul.example',
      mobile: '010-0000-0002',
      employeeStatus: 'Y',
      employeeRecommenderStatus: 'Y',
      ...sampleCompany,
    },
    recommender: {
      ...plain,
      name: '표본 추천인',
      lastName: 'Recommender',
      email: 'sample.recommender@mail.example',
      mobile: '010-0000-0003',
      recommenderStatus: 'Y',
    },
    temporary: {
      ...plain,
      name: '표본 임시',
      lastName: 'Temporary',
      email: 'sample.temporary@mail.example',
      mobile: '010-0000-0004',
      temporaryYn: 'Y',
      joinedOn: addDays(now, -30),
      tierSince: addDays(now, -30),
    },
  } as const satisfies Record<SampleName, MemberRow>;
  return rows[name];
}

/**
 * Hashes the passwords first (that takes a moment and must not hold a transaction) and gives back what
 * writes the sample members.
 */
export async function seedMembers(world: World): Promise<() => void> {
  const names = Object.keys(sampleAccounts) as SampleName[];
  const members = await Promise.all(
    names.map(async (name) => sampleMember(world, name, await sampleHash(sampleAccounts[name].password))),
  );
  const older = {
    membershipId: olderAccount.membershipId,
    passwordHash: await sampleHash(olderAccount.password),
    name: '표본 기존회원',
    firstName: 'Sample',
    lastName: 'Older',
    email: 'sample.older@mail.example',
    mobile: '010-0000-0005',
    country: 'KR',
  };
  return () => {
    for (const member of members) insertMember(world, member);
    insertOlderMember(world, older);
    linkPerson(world, samplePersons.member, sampleAccounts.member.membershipId);
    linkPerson(world, samplePersons.older, older.membershipId);
    seedStays(world, numbers.member);
    seedTables(world, numbers.member);
    seedBenefits(world, numbers);
  };
}
