import { CURRENCY_COOKIE } from './exchange';

const YEAR_SECONDS = 31_536_000;

/** Browser only. @param currency empty: prices in won alone */
export function rememberCurrency(currency: string): void {
  const seconds = currency === '' ? 0 : YEAR_SECONDS;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // Browsers' CookieStore is not everywhere yet.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${CURRENCY_COOKIE}=${currency}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
