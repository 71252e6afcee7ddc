import type { MemberProfile } from '@/lib/hub/contract/member';
import type { GuestForm } from './guest-form';

/** The form as the profile fills it: the member sleeps in the first room, and nothing is agreed to for him. */
export function prefilledForm(
  profile: MemberProfile | null,
  { roomCount, termCount }: { roomCount: number; termCount: number },
): GuestForm {
  return {
    rooms: Array.from({ length: roomCount }, (_, index) => ({
      guestLastName: index === 0 ? (profile?.memberLastName ?? '') : '',
      guestFirstName: index === 0 ? (profile?.memberFirstName ?? '') : '',
      requests: '',
    })),
    email: profile?.memberEmail ?? '',
    mobile: profile?.memberMobile ?? '',
    agreed: Array.from({ length: termCount }, () => false),
  };
}
