import * as z from 'zod';
import { joinMember, joinMembership } from '@/lib/hub/contract/join';

const { agreedTerms, country, memberEmail, memberFirstName, memberLastName, membershipId, password } =
  joinMembership.body.shape;
const { birthDate, memberMobile } = joinMember.body.shape;

/** Without `unverified`: the person who was verified in this browser; with it, a person without a Korean mobile number. */
export const joinRequest = z.object({
  membershipId,
  password,
  memberFirstName,
  memberLastName,
  memberEmail,
  country,
  agreedTerms,
  verification: z.string().max(64).optional(),
  unverified: z.object({ memberMobile, birthDate }).optional(),
});
export type JoinRequest = z.infer<typeof joinRequest>;
