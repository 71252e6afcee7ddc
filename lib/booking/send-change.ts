import { bffPost } from '@/lib/bff/bff-client';
import { postOnce } from '@/lib/bff/post-once';
import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';
import type { LanguageCode } from '@/lib/i18n/languages';
import { type CompleteChange, changeBody, roomsThatStay } from './change-stay';

interface Wish {
  form: CompleteChange;
  /** Of the reservation that is changed. */
  revision: number;
  lang: LanguageCode;
}

/** The stay of the reservation at a revision: dates, rooms and arrival, as they are sent. */
export function stayAtRevision(form: CompleteChange, revision: number) {
  const { points: _, ...stay } = changeBody({ ...form, rooms: roomsThatStay(form.rooms) });
  return { ...stay, revision };
}

/** @throws ProblemError */
export async function sendQuoteRequest(path: string, { form, ...rest }: Wish): Promise<ChangeQuote> {
  return (await bffPost<{ data: ChangeQuote }>(path, { ...changeBody(form), ...rest })).data;
}

/** What `sendChange` sends: the change at its quoted price. */
export function changeRequest(path: string, { form, quote, revision, lang }: Wish & { quote: ChangeQuote }) {
  const agreed = { expectedTotalKrw: quote.afterKrw, expectedFeeKrw: quote.feeKrw };
  const body = { ...changeBody(form), ...agreed, revision, lang };
  return { path, body, outcome: stayAtRevision(form, revision + 1) };
}

/** Changes at the quoted price, once. @throws ProblemError */
export async function sendChange(path: string, change: Wish & { quote: ChangeQuote }): Promise<void> {
  await postOnce(changeRequest(path, change));
}
