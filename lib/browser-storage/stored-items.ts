/**
 * What the product keeps in the browser by the specification (section 3, "Stored items"), by its exact keys. The
 * native apps read the items of local storage.
 */
export const storedItems = {
  /** `Bearer …`, only in sessions that were born inside an app. */
  accessToken: 'accessToken',
  /** Beside it, and as secret. */
  refreshToken: 'refreshToken',
  membershipId: 'membershipId',
  /** JSON of the 14 fields of the membership user info. */
  membershipUserInfo: 'membershipUserStorage',
  /** `ko`, `en`, `jp` or `ch`. */
  language: 'localStorageLanguage',
  /** `Y` once the iOS app has opened any page. */
  iosAppCheck: 'iosAppCheck',
} as const;

/** As above, in session storage: a tab's own, gone with a logout. */
export const storedTabItems = {
  /** Number of the feedback that a follow-up belongs to. */
  vocId: 'vocId',
  /** Encrypted customer number of that follow-up. */
  cstNo: 'cstNo',
  /** Name for the page that follows a sign-up; the specification gives it no key. */
  signUpName: 'signUpName',
  /** JSON of the CRM user context; the specification gives it no key either. */
  customerContext: 'crmUserContext',
} as const;
