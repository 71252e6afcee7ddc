import * as z from 'zod/mini';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { storedList } from '@/lib/browser-storage/stored-list';

/** Of session storage: a tab's own, gone with a logout and once somebody has joined. */
export const SIGN_UP_DRAFT = 'signUpDraft';

const agreedTerm = z.object({ termId: z.string(), version: z.string() });
export type AgreedTerm = z.infer<typeof agreedTerm>;

/** What the visitor left to join, in the language that it was read in. `keptForm`: storage key of what they typed as a guest. */
export const emptyKeptBooking = { keptHotel: '', keptDates: '', keptRooms: '', keptTotalKrw: '', keptForm: '' };
export type KeptBooking = typeof emptyKeptBooking;

/** The details but the password, which is never stored. */
export const emptyDetails = {
  membershipId: '',
  memberLastName: '',
  memberFirstName: '',
  local: '',
  domain: '',
  country: '',
  memberMobile: '',
  birthDate: '',
};

export const emptySignUpDraft: SignUpDraft = { agreed: [], returnTo: '', ...emptyDetails, ...emptyKeptBooking };

export function detailsOf(draft: SignUpDraft): typeof emptyDetails {
  const { membershipId, memberLastName, memberFirstName, local, domain, country, memberMobile, birthDate } = draft;
  return { membershipId, memberLastName, memberFirstName, local, domain, country, memberMobile, birthDate };
}

const textOrEmpty = z.catch(z.string(), '');
const textsIn = <Name extends string>(texts: Record<Name, string>) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, textOrEmpty])) as Record<Name, typeof textOrEmpty>;
const draftItem = z.object({
  agreed: storedList(agreedTerm),
  returnTo: textOrEmpty,
  ...textsIn(emptyDetails),
  ...textsIn(emptyKeptBooking),
});
export type SignUpDraft = z.infer<typeof draftItem>;

export function readSignUpDraft(storage = browserStores()?.session): SignUpDraft {
  return readStored(storage, SIGN_UP_DRAFT, draftItem) ?? emptySignUpDraft;
}

/** @param draft null forgets it */
export function writeSignUpDraft(draft: SignUpDraft | null, storage = browserStores()?.session): void {
  writeStored(storage, SIGN_UP_DRAFT, draft);
}

export function changeSignUpDraft(part: Partial<SignUpDraft>): void {
  writeSignUpDraft({ ...readSignUpDraft(), ...part });
}
