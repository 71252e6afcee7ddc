/** Not for links of other sites. @param fetchSite `Sec-Fetch-Site`, null if it is not sent */
export function asksForLoginCheck(check: string | null, fetchSite: string | null): boolean {
  return check === 'login' && fetchSite !== 'cross-site' && fetchSite !== 'same-site';
}
