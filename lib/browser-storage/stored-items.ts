/** By the specification's exact keys (section 3, "Stored items"). The native apps read the items of local storage. */
export const storedItems = {
  /** `Bearer …`, only in sessions that were born inside an app. */
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  membershipId: 'membershipId',
  membershipUserInfo: 'membershipUserStorage',
  /** `ko`, `en`, `jp` or `ch`. */
  language: 'localStorageLanguage',
  /** `Y` once the iOS app has opened any page. */
  iosAppCheck: 'iosAppCheck',
} as const;

export const storedTabItems = {
  vocId: 'vocId',
  cstNo: 'cstNo',
  /** Name for the page that follows a sign-up; the specification gives it no key. */
  signUpName: 'signUpName',
  /** JSON of the CRM user context; the specification gives it no key either. */
  customerContext: 'crmUserContext',
} as const;
