import { bffPost } from '@/lib/bff/bff-client';
import { postOnce } from '@/lib/bff/post-once';
import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';
import type { LanguageCode } from '@/lib/i18n/languages';
import { type CompleteChange, changeBody, roomsThatStay } from './change-stay';

interface Wish {
  form: CompleteChange;
  revision: number;
  lang: LanguageCode;
}

export function stayAtRevision(form: CompleteChange, revision: number) {
  const { points: _, ...stay } = changeBody({ ...form, rooms: roomsThatStay(form.rooms) });
  return { ...stay, revision };
}

/** @throws ProblemError */
export async function sendQuoteRequest(path: string, { form, ...rest }: Wish): Promise<ChangeQuote> {
  return (await bffPost<{ data: ChangeQuote }>(path, { ...changeBody(form), ...rest })).data;
}

export function changeRequest(path: string, { form, quote, revision, lang }: Wish & { quote: ChangeQuote }) {
  const agreed = { expectedTotalKrw: quote.afterKrw, expectedFeeKrw: quote.feeKrw };
  const body = { ...changeBody(form), ...agreed, revision, lang };
  return { path, body, outcome: stayAtRevision(form, revision + 1) };
}

/** Changes at the quoted price, once. @throws ProblemError */
export async function sendChange(path: string, change: Wish & { quote: ChangeQuote }): Promise<void> {
  await postOnce(changeRequest(path, change));
}
