import * as z from 'zod';
import { findMemberById, insertMember } from '../member/member-store.ts';
import { hashPassword } from '../member/password.ts';
import { Refusal } from '../refusal.ts';
import { today, type World } from '../world.ts';

/** A member of a test's own, so that what it changes or ends is nobody else's. */
export const anotherMember = z.object({
  membershipId: z.string().min(1).max(100),
  password: z.string().min(8).max(20),
  name: z.string().default('표본 손님'),
  firstName: z.string().default('Sample'),
  lastName: z.string().default('Guest'),
  birthDate: z.iso.date().nullable().default(null),
  recommenderStatus: z.enum(['Y', 'N']).default('N'),
});

/** @returns the number of the new member, a classic one who joined today */
export async function addMember(world: World, wanted: z.output<typeof anotherMember>): Promise<string> {
  const { password, membershipId, ...facts } = wanted;
  const passwordHash = await hashPassword(password);
  return world.db.immediate(() => {
    if (findMemberById(world, membershipId)) throw new Refusal('BAD_REQUEST', { message: `${membershipId} is taken` });
    const count = world.db.get<{ count: number }>('SELECT count(*) AS count FROM member')?.count ?? 0;
    const membershipNo = String(9_100_000_000 + count);
    const joinedOn = today(world);
    insertMember(world, {
      ...facts,
      membershipNo,
      membershipId,
      passwordHash,
      gender: '',
      email: `${membershipId}@mail.example`,
      mobile: `010-0000-${String(count).padStart(4, '0')}`,
      country: 'KR',
      employeeStatus: 'N',
      employeeRecommenderStatus: 'N',
      temporaryYn: 'N',
      companyCode: null,
      companyName: null,
      tier: 'classic',
      tierSince: joinedOn,
      tierValidUntil: `${joinedOn.slice(0, 4)}-12-31`,
      joinedOn,
    });
    return membershipNo;
  });
}
