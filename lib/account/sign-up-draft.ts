import { browserStores } from '@/lib/browser-storage/browser-stores';

/** Of session storage: a tab's own, gone with a logout and once somebody has joined. */
export const SIGN_UP_DRAFT = 'signUpDraft';

export interface AgreedTerm {
  termId: string;
  version: string;
}

/** What the visitor left to join, as texts in the language that it was read in; all of them are empty for none. */
export interface KeptBooking {
  keptHotel: string;
  keptDates: string;
  keptRooms: string;
  keptTotalKrw: string;
  /** Storage key of what they typed as a guest. */
  keptForm: string;
}

export const emptyKeptBooking: KeptBooking = {
  keptHotel: '',
  keptDates: '',
  keptRooms: '',
  keptTotalKrw: '',
  keptForm: '',
};

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

export interface SignUpDraft extends KeptBooking, Record<keyof typeof emptyDetails, string> {
  agreed: AgreedTerm[];
  returnTo: string;
}

export const emptySignUpDraft: SignUpDraft = { agreed: [], returnTo: '', ...emptyDetails, ...emptyKeptBooking };

export function detailsOf(draft: SignUpDraft): typeof emptyDetails {
  const { membershipId, memberLastName, memberFirstName, local, domain, country, memberMobile, birthDate } = draft;
  return { membershipId, memberLastName, memberFirstName, local, domain, country, memberMobile, birthDate };
}

const isAgreedTerm = (value: unknown): value is AgreedTerm => {
  const { termId, version } = (value ?? {}) as Partial<AgreedTerm>;
  return typeof termId === 'string' && typeof version === 'string';
};

export function readSignUpDraft(storage: Storage | undefined = browserStores()?.session): SignUpDraft {
  let stored: Record<string, unknown> = {};
  try {
    stored = Object(JSON.parse(storage?.getItem(SIGN_UP_DRAFT) ?? '{}'));
  } catch {
    // Not JSON: not ours.
  }
  const { agreed, ...texts } = emptySignUpDraft;
  const typed = Object.entries(texts).map(([name, empty]) => {
    const value = stored[name];
    return [name, typeof value === 'string' ? value : empty];
  });
  return {
    ...(Object.fromEntries(typed) as Omit<SignUpDraft, 'agreed'>),
    agreed: Array.isArray(stored.agreed) ? stored.agreed.filter(isAgreedTerm) : agreed,
  };
}

/** @param draft null forgets it */
export function writeSignUpDraft(draft: SignUpDraft | null, storage = browserStores()?.session): void {
  try {
    if (draft === null) storage?.removeItem(SIGN_UP_DRAFT);
    else storage?.setItem(SIGN_UP_DRAFT, JSON.stringify(draft));
  } catch (error) {
    reportError(error);
  }
}

export function changeSignUpDraft(part: Partial<SignUpDraft>): void {
  writeSignUpDraft({ ...readSignUpDraft(), ...part });
}
