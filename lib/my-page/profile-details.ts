import type { MemberProfile } from '@/lib/hub/contract/member';
import type { ProfileEdit } from '@/lib/hub/contract/profile';
import { GUEST_NAME_MAX, isLatinName, tidyLatinName } from '@/lib/hub/contract/typed-text';
import { memberCall } from './member-call';
import { memberChanged } from './member-changed';

export interface ProfileDetails {
  memberLastName: string;
  memberFirstName: string;
  memberGender: string;
  country: string;
}

const genders: readonly ProfileEdit['memberGender'][] = ['', 'F', 'M'];

export type DetailProblem = 'lastNameMissing' | 'firstNameMissing' | 'latinOnly' | 'nameTooLong' | 'countryMissing';
export type DetailProblems = Partial<Record<keyof ProfileDetails, DetailProblem>>;

export function detailsOf(profile: MemberProfile): ProfileDetails {
  const { memberLastName, memberFirstName, memberGender, country } = profile;
  return { memberLastName, memberFirstName, memberGender, country };
}

export function profileEditOf({ memberLastName, memberFirstName, memberGender, country }: ProfileDetails): ProfileEdit {
  return {
    memberLastName: tidyLatinName(memberLastName),
    memberFirstName: tidyLatinName(memberFirstName),
    memberGender: genders.find((gender) => gender === memberGender) ?? '',
    country,
  };
}

function nameProblem(typed: string, missing: 'lastNameMissing' | 'firstNameMissing'): DetailProblem | undefined {
  const name = tidyLatinName(typed);
  if (name === '') return missing;
  if (name.length > GUEST_NAME_MAX) return 'nameTooLong';
  return isLatinName(name) ? undefined : 'latinOnly';
}

export function detailProblems(details: ProfileDetails): DetailProblems {
  const found: Record<keyof ProfileDetails, DetailProblem | undefined> = {
    memberLastName: nameProblem(details.memberLastName, 'lastNameMissing'),
    memberFirstName: nameProblem(details.memberFirstName, 'firstNameMissing'),
    memberGender: undefined,
    country: /^[A-Z]{2}$/.test(details.country) ? undefined : 'countryMissing',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

export async function saveDetails({ proof, edit }: { proof: string; edit: ProfileEdit }): Promise<void> {
  await memberCall('PUT', '/api/hub/membership/member/profile', { ...edit, proof });
  await memberChanged(edit);
}
