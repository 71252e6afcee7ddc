import type { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { Ask, AskOption } from '@/lib/hub/contract/ask';
import type { Locale } from '@/lib/i18n/languages';
import { joined } from '@/lib/i18n/list-text';

export interface AskWords {
  t: ReturnType<typeof useTranslations<'common.asks'>>;
  locale: Locale;
}

type Named = Pick<Ask, 'kind'> & Partial<Pick<Ask, 'roomTypeName' | 'time'>>;

/** With the room or the hour, where the hub says one. */
export function askName({ kind, roomTypeName, time }: Named, { t }: Pick<AskWords, 't'>): string {
  if (kind === 'upgrade' && roomTypeName) return t('named.upgrade', { room: roomTypeName });
  if ((kind === 'earlyArrival' || kind === 'lateCheckOut') && time) return t(`named.${kind}`, { time });
  return t(`kinds.${kind}`);
}

const added = (addedKrw: number, { t, locale }: AskWords): string[] =>
  addedKrw > 0 ? [t('added', { amount: formatKrw(addedKrw, locale) })] : [];

/**
 * What will happen to an ask, or why it cannot be made.
 * @param promise `answerBy` where it is chosen already
 */
export function optionSentences(option: AskOption, words: AskWords, promise: 'tried' | 'answerBy' = 'tried'): string[] {
  const { t, locale } = words;
  if (option.answer === 'notPossible') return [t('notPossible'), t(`reason.${option.reason}`)];
  const { answer, voucher } = option;
  return [
    answer === 'atOnce' ? t('atOnce') : t(promise, seoulMoment(option.answerBy, locale)),
    ...(voucher === null
      ? []
      : [
          t(answer === 'atOnce' ? 'voucher.willUse' : 'voucher.willReserve', {
            name: voucher.name,
            day: formatDay(voucher.validUntil, locale),
          }),
        ]),
    ...added(option.addedKrw, words),
  ];
}

const voucherBecame = {
  waiting: 'reserved',
  promised: 'used',
  kept: 'used',
  returned: 'back',
  withdrawn: 'back',
} as const;

function stateSentence({ state, reason, answerBy }: Ask, { t, locale }: AskWords): string {
  if (state === 'waiting' && answerBy !== null) return t('waiting', seoulMoment(answerBy, locale));
  // The hotel has refused nothing: the guest has changed the rooms or the guests.
  return reason === 'stayChanged' ? t('reason.stayChanged') : t(state);
}

export const stateLine = (ask: Ask, words: AskWords): string =>
  words.t('of', { kind: askName(ask, words), sentences: stateSentence(ask, words) });

export function askSentences(ask: Ask, words: AskWords): string[] {
  const { state, reason, voucher, addedKrw } = ask;
  const { t } = words;
  const isOver = state === 'returned' || state === 'withdrawn';
  return [
    stateSentence(ask, words),
    ...(reason === null || reason === 'stayChanged' ? [] : [t(`reason.${reason}`)]),
    ...(voucher === null ? [] : [t(`voucher.${voucherBecame[state]}`, { name: voucher.name })]),
    ...(isOver ? [] : added(addedKrw, words)),
  ];
}

export const askLine = (ask: Ask, words: AskWords): string =>
  words.t('of', { kind: askName(ask, words), sentences: joined(askSentences(ask, words), words.locale) });
