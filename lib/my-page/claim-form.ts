import * as z from 'zod/mini';
import { postOnce } from '@/lib/bff/post-once';
import type { ProblemError } from '@/lib/bff/problem-error';
import { addDays, daysBetween, type SeoulDay } from '@/lib/dates/day';
import { CLAIM_POINTS_MAX, CLAIM_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import type { ClaimableStays, ClaimReason, CreateClaimBody } from '@/lib/hub/contract/claim';
import { lengthOf, tidyText } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import { readWholeNumber } from '@/lib/i18n/typed-number';
import { hubCall } from '@/lib/routes/hub-calls';
import { isImpossibleDay, readTypedDay } from '@/lib/stay/typed-day';
import { type ChosenFile, chosenFiles, draftFiles, type HeldFileProblem, type SentAttachment } from './attachments';
import { textsOf } from './draft';

export const TYPED_STAY = 'typed';
const MAX_NIGHTS = 30;
export const claimReasons = ['missing', 'short', 'other'] as const satisfies readonly ClaimReason[];

export const claimDraft = z.extend(textsOf('stay', 'hotelId', 'checkIn', 'checkOut', 'reason', 'points', 'text'), {
  files: draftFiles,
});
export type ClaimForm = Omit<z.infer<typeof claimDraft>, 'files'> & { files: ChosenFile[] };
type ReadyClaim = Omit<ClaimForm, 'files'> & { files: SentAttachment[] };

export const emptyClaim: ClaimForm = {
  stay: '',
  hotelId: '',
  checkIn: '',
  checkOut: '',
  reason: '',
  points: '',
  text: '',
  files: [],
};

/** The form for the stay that the member comes from, with what its books say is missing; empty without such a stay. */
export function claimOf(stays: ClaimableStays['stays'], reservationNo: string): ClaimForm {
  const stay = stays.find((each) => each.reservationNo === reservationNo);
  if (stay === undefined) return emptyClaim;
  const { earnedPoints, missingPoints } = stay;
  if (missingPoints === 0) return { ...emptyClaim, stay: reservationNo };
  const reason: ClaimReason = earnedPoints === 0 ? 'missing' : 'short';
  return { ...emptyClaim, stay: reservationNo, reason, points: `${earnedPoints + missingPoints}` };
}

export type ClaimField = keyof ClaimForm;

type StayDay = 'checkIn' | 'checkOut';

export type ClaimProblem =
  | 'stayRequired'
  | 'hotelRequired'
  | `${StayDay}${'Required' | 'Unreadable' | 'Impossible'}`
  | 'notOver'
  | 'tooOld'
  | 'order'
  | 'tooLong'
  | 'reasonRequired'
  | 'pointsWrong'
  | 'pointsAdded'
  | 'notMoreThanAdded'
  | 'textTooLong'
  | 'exists'
  | 'notClaimable'
  | 'stayUnknown'
  | HeldFileProblem
  | 'filesGone';
export type ClaimProblems = Partial<Record<ClaimField, ClaimProblem>>;

export interface ClaimRules extends Pick<ClaimableStays, 'stays' | 'checkOutFrom' | 'checkOutUntil'> {
  today: SeoulDay;
  locale: string;
}

/** Without its year the last such day, and after a check-in the next one. @param after the check-in, for a check-out */
export function readPastDay(text: string, { today, locale }: ClaimRules, after?: SeoulDay | null): SeoulDay | null {
  return readTypedDay(text, { from: after ? addDays(after, 1) : addDays(today, -364), today, locale });
}

function dayProblem(name: StayDay, text: string, day: SeoulDay | null, rules: ClaimRules): ClaimProblem | null {
  if (text.trim() === '') return `${name}Required`;
  if (day === null) return isImpossibleDay(text, rules) ? `${name}Impossible` : `${name}Unreadable`;
  return null;
}

/** Whole points as they were typed; undefined for anything else, null for none. */
export function readPoints(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const points = readWholeNumber(text) ?? 0;
  return points >= 1 && points <= CLAIM_POINTS_MAX ? points : undefined;
}

function typedStayProblems(form: ClaimForm, rules: ClaimRules): ClaimProblems {
  const checkIn = readPastDay(form.checkIn, rules);
  const checkOut = readPastDay(form.checkOut, rules, checkIn);
  const problems: Record<string, ClaimProblem | null> = {
    hotelId: form.hotelId === '' ? 'hotelRequired' : null,
    checkIn: dayProblem('checkIn', form.checkIn, checkIn, rules),
    checkOut: dayProblem('checkOut', form.checkOut, checkOut, rules),
  };
  if (checkIn !== null && checkOut !== null) {
    if (checkOut <= checkIn) problems.checkOut = 'order';
    else if (checkOut > rules.checkOutUntil) problems.checkOut = 'notOver';
    else if (checkOut < rules.checkOutFrom) problems.checkOut = 'tooOld';
    else if (daysBetween(checkIn, checkOut) > MAX_NIGHTS) problems.checkOut = 'tooLong';
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** Points that the chosen stay has earned: 0 for one that is typed. */
export function pointsAddedFor({ stay }: ClaimForm, { stays }: Pick<ClaimRules, 'stays'>): number {
  return stays.find(({ reservationNo }) => reservationNo === stay)?.earnedPoints ?? 0;
}

function ledgerProblems(form: ClaimForm, rules: ClaimRules): ClaimProblems {
  const added = pointsAddedFor(form, rules);
  if (added === 0) return {};
  if (form.reason === 'missing') return { reason: 'pointsAdded' };
  const expected = readPoints(form.points);
  return form.reason === 'short' && expected && expected <= added ? { points: 'notMoreThanAdded' } : {};
}

function claimProblems(form: ClaimForm, rules: ClaimRules): ClaimProblems {
  return {
    ...(form.stay === '' ? { stay: 'stayRequired' as const } : {}),
    ...(form.stay === TYPED_STAY ? typedStayProblems(form, rules) : {}),
    ...(form.reason === '' ? { reason: 'reasonRequired' as const } : {}),
    ...(readPoints(form.points) === undefined ? { points: 'pointsWrong' as const } : {}),
    ...ledgerProblems(form, rules),
    ...(lengthOf(tidyText(form.text)) > CLAIM_TEXT_MAX ? { text: 'textTooLong' as const } : {}),
  };
}

function claimBodyOf(form: ReadyClaim, rules: ClaimRules, lang: LanguageCode): CreateClaimBody {
  const checkInDate = readPastDay(form.checkIn, rules) ?? '';
  const checkOutDate = readPastDay(form.checkOut, rules, checkInDate) ?? '';
  return {
    stay:
      form.stay === TYPED_STAY
        ? { kind: 'typed', hotelId: form.hotelId, checkInDate, checkOutDate }
        : { kind: 'reservation', reservationNo: form.stay },
    reason: form.reason as ClaimReason,
    text: tidyText(form.text),
    expectedPoints: readPoints(form.points) ?? null,
    attachmentIds: form.files.map(({ attachmentId }) => attachmentId),
    lang,
  };
}

export const claimSchema = (rules: ClaimRules, lang: LanguageCode) =>
  z.pipe(
    z.extend(claimDraft, { files: chosenFiles }).check(
      z.check(({ value, issues }) => {
        for (const [field, message] of Object.entries(claimProblems(value, rules)))
          issues.push({ code: 'custom', input: value, path: [field], message });
      }),
    ),
    z.transform((form) => claimBodyOf(form, rules, lang)),
  );

/** The field that a refusal concerns, and why; null for the general sentence. */
export function claimRefusal(hubCode: string | undefined, isTyped: boolean): [ClaimField, ClaimProblem] | null {
  if (hubCode === 'ATTACHMENT_GONE') return ['files', 'filesGone'];
  if (hubCode === 'CLAIM_EXISTS') return ['stay', 'exists'];
  if (hubCode === 'POINTS_ADDED') return ['reason', 'pointsAdded'];
  if (hubCode === 'NOT_CLAIMABLE') return ['stay', 'notClaimable'];
  if (hubCode === 'CLAIM_TOO_OLD') return isTyped ? ['checkOut', 'tooOld'] : ['stay', 'tooOld'];
  if (hubCode === 'INVALID_STAY') return isTyped ? ['checkOut', 'notOver'] : ['stay', 'notClaimable'];
  return hubCode === 'NOT_FOUND' ? ['stay', 'stayUnknown'] : null;
}

export function earlierClaimNo(refused: ProblemError | null): string | null {
  if (refused?.hubCode !== 'CLAIM_EXISTS') return null;
  return (refused.data as { claimNo?: string } | undefined)?.claimNo ?? null;
}

export function addedPointsOf(refused: ProblemError | null): number | null {
  if (refused?.hubCode !== 'POINTS_ADDED') return null;
  return (refused.data as { points?: number } | undefined)?.points ?? null;
}

export async function sendClaim(body: CreateClaimBody): Promise<{ claimNo: string }> {
  const { data } = await postOnce<{ data: { claimNo: string } }>({ path: hubCall('createClaim'), body });
  return data;
}
