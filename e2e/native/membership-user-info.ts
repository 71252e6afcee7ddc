import type { SampleName } from '../../sandbox/hub/seed/accounts';

/**
 * The 14 fields of section 3 of the specification, "Membership user info", in its order, with its defaults. Written
 * by hand from the specification and from nothing else: what the page stores and sends is held to this table.
 */
const fields = [
  ['country', ''],
  ['membershipYn', ''],
  ['membershipId', ''],
  ['membershipNo', ''],
  ['memberName', ''],
  ['memberGender', ''],
  ['memberEmail', ''],
  ['memberMobile', ''],
  ['memberFirstName', ''],
  ['memberLastName', ''],
  ['employeeStatus', 'N'],
  ['recommenderStatus', 'N'],
  ['temporaryYn', 'N'],
  ['employeeRecommenderStatus', 'N'],
] as const;

/** Where a member of the sandbox differs from the defaults. */
const facts: Record<SampleName, Partial<Record<(typeof fields)[number][0], string>>> = {
  member: {
    membershipId: 'sample.member',
    membershipNo: '9000000001',
    memberName: '표본 회원',
    memberEmail: 'sample.member@mail.example',
    memberMobile: '010-0000-0001',
    memberLastName: 'Member',
  },
  employee: {
    membershipId: 'sample.employee',
    membershipNo: '9000000002',
    memberName: '표본 직원',
    memberEmail: 'sample.employee@haneul.example',
    memberMobile: '010-0000-0002',
    memberLastName: 'Employee',
    employeeStatus: 'Y',
    employeeRecommenderStatus: 'Y',
  },
  recommender: {
    membershipId: 'sample.recommender',
    membershipNo: '9000000003',
    memberName: '표본 추천인',
    memberEmail: 'sample.recommender@mail.example',
    memberMobile: '010-0000-0003',
    memberLastName: 'Recommender',
    recommenderStatus: 'Y',
  },
  temporary: {
    membershipId: 'sample.temporary',
    membershipNo: '9000000004',
    memberName: '표본 임시',
    memberEmail: 'sample.temporary@mail.example',
    memberMobile: '010-0000-0004',
    memberLastName: 'Temporary',
    temporaryYn: 'Y',
  },
};

/** What the page must store and send of a sample member: exactly these fields, in this order. */
export function expectedUserInfo(name: SampleName): Record<string, string> {
  const known = { country: 'KR', membershipYn: 'Y', memberFirstName: 'Sample', ...facts[name] };
  return Object.fromEntries(fields.map(([field, unset]) => [field, known[field as keyof typeof known] ?? unset]));
}
