import { writeCookie } from '@/lib/request/write-cookie';
import { CURRENCY_COOKIE } from './exchange';

const YEAR_SECONDS = 31_536_000;

/** Browser only. @param currency empty: prices in won alone */
export const rememberCurrency = (currency: string): void =>
  writeCookie(CURRENCY_COOKIE, currency, currency === '' ? 0 : YEAR_SECONDS);
