import * as z from 'zod/mini';
import { bffPost } from '@/lib/bff/bff-client';
import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import type { ReferralType } from '@/lib/hub/contract/referral';
import { referralCodeIn, referralCodeOf } from '@/lib/hub/contract/referral-code';
import { tidyLine } from '@/lib/hub/contract/typed-text';
import { hubCall } from '@/lib/routes/hub-calls';

type NamedReferrer = { by: 'number'; membershipNo: string } | { by: 'code'; code: string };

/** The code of a link's `ref`, which may stand without its scheme; null where there is none. */
function codeOfLink(text: string): string | null {
  const query = text.slice(text.indexOf('?') + 1);
  return text.includes('?') ? referralCodeIn(new URLSearchParams(query.split('#', 1)[0])) : null;
}

/** What was typed: a number of ten digits, in any width and with any gaps, a link, or its code alone; null for neither. */
function referrerTyped(typed: string): NamedReferrer | null {
  const text = tidyLine(typed).normalize('NFKC');
  const linked = codeOfLink(text);
  if (linked !== null) return { by: 'code', code: linked };
  const plain = text.replace(/[\s\p{Pd}\u2212ー一]/gu, '');
  if (/^\d{10}$/.test(plain)) return { by: 'number', membershipNo: plain };
  const code = referralCodeOf(plain);
  return code === null ? null : { by: 'code', code };
}

export const referrerSchema = z.object({
  referrer: z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const named = referrerTyped(typed);
      if (named === null) issues.push({ code: 'custom', input: typed, message: 'malformed' });
      return named ?? z.NEVER;
    }),
  ),
});

export async function sendReferrer(registration: { type: ReferralType; referrer: NamedReferrer }): Promise<void> {
  await bffPost(hubCall('registerReferrer'), registration);
}

const keyByHubCode = {
  REFERRER_UNKNOWN: 'unknown',
  SELF_REFERRAL: 'self',
  REFERRAL_CIRCLE: 'circle',
  ALREADY_REFERRED: 'already',
  REFERRAL_TOO_LATE: 'tooLate',
} as const;

type RefusalKey = (typeof keyByHubCode)[keyof typeof keyByHubCode] | 'notDone' | 'unsure' | 'rateLimited';

export interface ReferrerRefusal {
  key: RefusalKey;
  isOfField: boolean;
  minutes?: number;
}

/** Message key of a refused registration; null for an expired session, which the page reports itself. */
export function referrerRefusalOf(error: ProblemError): ReferrerRefusal | null {
  if (error.status === 401) return null;
  const { hubCode } = error;
  if (hubCode !== undefined && Object.hasOwn(keyByHubCode, hubCode)) {
    return { key: keyByHubCode[hubCode as keyof typeof keyByHubCode], isOfField: true };
  }
  if (error.code === 'rate_limited') {
    return { key: 'rateLimited', isOfField: true, minutes: minutesToWait(error) ?? 10 };
  }
  return { key: isSurelyUndone(error) ? 'notDone' : 'unsure', isOfField: false };
}
