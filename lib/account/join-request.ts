import * as z from 'zod';
import { joinMember, joinMembership } from '@/lib/hub/contract/join';

const { agreedTerms, country, memberEmail, memberFirstName, memberLastName, membershipId, password } =
  joinMembership.body.shape;
const { birthDate, memberMobile } = joinMember.body.shape;

/**
 * What the form sends. With `unverified` somebody joins who has no Korean mobile number; without, whoever was verified
 * in this browser.
 */
export const joinRequest = z.object({
  membershipId,
  password,
  memberFirstName,
  memberLastName,
  memberEmail,
  country,
  agreedTerms,
  unverified: z.object({ memberMobile, birthDate }).optional(),
});
export type JoinRequest = z.infer<typeof joinRequest>;
