import { getLocale, getTranslations } from 'next-intl/server';
import { priceWriter } from '@/components/stay/stay-price';
import { formatKrw } from '@/components/ui/price';
import type { StayResult } from '@/lib/hub/contract/offer';
import { pointPrice } from '@/lib/hub/contract/point-payment';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { approximately } from '@/lib/stay/exchange';
import { areFewRooms } from '@/lib/stay/few-rooms';
import { loadExchangeRate } from '@/lib/stay/load-exchange-rate';
import { cancellationSummary } from './cancellation-sentence';

export interface OfferTextsProps {
  result: StayResult;
  roomCount: number;
  isMember: boolean;
  rules: SpendingRules | null;
}

/** What a hotel costs for a stay and until when it is cancelled; undefined without a free room. */
export async function offerTexts({ result, roomCount, isMember, rules }: OfferTextsProps) {
  const locale = await getLocale();
  const t = await getTranslations('search');
  const results = await getTranslations('results');
  const { lowestTotalKrw, memberTotalKrw, cancellation, available, roomsLeft } = result;
  if (!available || lowestTotalKrw === null) return undefined;
  const write = await priceWriter(rules);
  const common = await getTranslations('common.stay');
  const saving = (fullKrw: number, lessKrw: number) =>
    rules === null
      ? formatKrw(fullKrw - lessKrw, locale)
      : common('pointPrice', { points: pointPrice(fullKrw, rules) - pointPrice(lessKrw, rules) });
  const memberLine = () => {
    if (memberTotalKrw === null) return undefined;
    if (isMember) return { text: t('results.memberRate'), isPrice: false };
    if (memberTotalKrw >= lowestTotalKrw) return undefined;
    const price = write(memberTotalKrw);
    const saved = saving(lowestTotalKrw, memberTotalKrw);
    return { text: results('member.saves', { price, saved }), isPrice: true };
  };
  const few = () => (roomCount === 1 ? t('results.roomsLeft', { count: roomsLeft }) : t('results.fewTogether'));
  const rate = await loadExchangeRate(locale);
  return {
    badge: areFewRooms(roomsLeft) ? few() : undefined,
    total: write(lowestTotalKrw),
    inWon: rules === null ? undefined : formatKrw(lowestTotalKrw, locale),
    approximately: rate ? approximately(lowestTotalKrw, rate, locale) : undefined,
    memberLine: memberLine(),
    cancellation: cancellation ? await cancellationSummary(cancellation) : undefined,
  };
}
