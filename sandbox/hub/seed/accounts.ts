/**
 * The sample members. They are no real persons: names, addresses and numbers say "sample", and the passwords are
 * printed by the demo. Each password obeys the programme's rule.
 */
export interface SampleAccount {
  readonly membershipId: string;
  readonly password: string;
  /** What the account is for, in one sentence. */
  readonly purpose: string;
}

export const sampleAccounts = {
  member: {
    membershipId: 'sample.member',
    password: 'Sample-Member-1',
    purpose: 'A silver member with past stays, one coming reservation, points, vouchers and referrals.',
  },
  employee: {
    membershipId: 'sample.employee',
    password: 'Sample-Employee-1',
    purpose: 'An employee of the group: company code, QR code and employee referrals.',
  },
  recommender: {
    membershipId: 'sample.recommender',
    password: 'Sample-Recomm-1',
    purpose: 'A recommender, as the membership status shows; not an employee, and not certified by email yet.',
  },
  temporary: {
    membershipId: 'sample.temporary',
    password: 'Sample-Temp-1',
    purpose: 'A member with a temporary password that has to be changed after login.',
  },
} as const satisfies Record<string, SampleAccount>;

/** A member of the older programme, who can log in once the membership is integrated. */
export const olderAccount: SampleAccount = {
  membershipId: 'sample.older',
  password: 'Sample-Older-1',
  purpose: 'A membership of the older programme, to be integrated.',
};
export type SampleName = keyof typeof sampleAccounts;
