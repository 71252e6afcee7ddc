import { tidyCode } from './typed-text.ts';

/** What a member's link carries in `?ref=`; it identifies no person. */
export const REFERRAL_CODE = /^[A-Z][A-Z0-9]{9}$/;

/** The code as people copy and type it, in full width and small letters too; null for what is none. */
export function referralCodeOf(typed: string | null | undefined): string | null {
  const code = tidyCode(typed ?? '').toUpperCase();
  return REFERRAL_CODE.test(code) ? code : null;
}

/** The first code in the query of a link: mails and messengers change the case of `ref`, and add a second one. */
export function referralCodeIn(query: URLSearchParams): string | null {
  const codes = [...query].map(([name, value]) => (name.toLowerCase() === 'ref' ? referralCodeOf(value) : null));
  return codes.find((code) => code !== null) ?? null;
}
