import * as z from 'zod/mini';
import { bffPut } from '@/lib/bff/bff-client';
import { formText, isAtMost, isFilled } from '@/lib/hub/contract/form-field';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { ProfileEdit } from '@/lib/hub/contract/profile';
import { GUEST_NAME_MAX, isLatinName, tidyLatinName } from '@/lib/hub/contract/typed-text';
import { hubCall } from '@/lib/routes/hub-calls';
import { memberChanged } from './member-changed';

const genders: readonly ProfileEdit['memberGender'][] = ['', 'F', 'M'];

export type DetailProblem = 'lastNameMissing' | 'firstNameMissing' | 'latinOnly' | 'nameTooLong' | 'countryMissing';

export function profileDetailsOf(profile: MemberProfile): ProfileDetails {
  const { memberLastName, memberFirstName, memberGender, country } = profile;
  return { memberLastName, memberFirstName, memberGender, country };
}

const latinName = (missing: DetailProblem) =>
  formText(tidyLatinName, [missing, isFilled], ['nameTooLong', isAtMost(GUEST_NAME_MAX)], ['latinOnly', isLatinName]);

export const detailsSchema = z.object({
  memberLastName: latinName('lastNameMissing'),
  memberFirstName: latinName('firstNameMissing'),
  memberGender: z.pipe(
    z.string(),
    z.transform((typed): ProfileEdit['memberGender'] => genders.find((gender) => gender === typed) ?? ''),
  ),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'countryMissing')),
});
export type ProfileDetails = z.input<typeof detailsSchema>;

export async function sendDetails({ proof, edit }: { proof: string; edit: Partial<ProfileEdit> }): Promise<void> {
  await bffPut(hubCall('updateProfile'), { ...edit, proof });
  await memberChanged(edit);
}
