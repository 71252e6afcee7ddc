import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { exchangeRates } from '@/lib/hub/contract/exchange-rate';
import { hubData } from '@/lib/hub/hub-data';
import { loadOf } from '@/lib/hub/hub-load';
import type { Locale } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { CURRENCY_COOKIE, type Currency, type ExchangeRate, isCurrency } from './exchange';

/** The currency that the guest chose; null in Korean. */
export async function chosenCurrency(locale: Locale): Promise<Currency | null> {
  const chosen = (await cookies()).get(CURRENCY_COOKIE)?.value;
  return locale !== 'ko' && isCurrency(chosen) ? chosen : null;
}

/** Asked once for a page. Null where no currency is chosen or the hub has no rate: then nothing is approximated. */
export const loadExchangeRate = cache(async (locale: Locale): Promise<ExchangeRate | null> => {
  const currency = await chosenCurrency(locale);
  if (currency === null) return null;
  const answer = dataOf(await loadOf(hubData(exchangeRates, {})));
  const rate = answer?.rates.find((known) => known.currency === currency);
  return answer && rate ? { currency, krwPerUnit: rate.krwPerUnit, day: answer.day } : null;
});
