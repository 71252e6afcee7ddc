import { perLocale } from '@/lib/i18n/per-locale';
import type { CookieName } from '@/lib/request/cookie-names';

/** The second currency that a guest chose; the browser writes it, the server reads it. */
export const CURRENCY_COOKIE = 'currency' satisfies CookieName;

export const currencies = ['USD', 'JPY', 'CNY', 'TWD', 'HKD', 'SGD', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

export const isCurrency = (text: string | undefined): text is Currency =>
  (currencies as readonly (string | undefined)[]).includes(text);

export interface ExchangeRate {
  currency: Currency;
  krwPerUnit: number;
  /** The day in Seoul of which the rate is. */
  day: string;
}

const wholeUnits = perLocale((locale) =>
  perLocale((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })),
);

/** In whole units, such as `US$604`: a daily rate is not more precise. */
export const approximateAmount = (amountKrw: number, { currency, krwPerUnit }: ExchangeRate, locale: string): string =>
  wholeUnits(locale)(currency).format(amountKrw / krwPerUnit);

/** Beside a price in won: `≈ US$604`. */
export const approximately = (amountKrw: number, rate: ExchangeRate, locale: string): string =>
  `≈ ${approximateAmount(amountKrw, rate, locale)}`;
