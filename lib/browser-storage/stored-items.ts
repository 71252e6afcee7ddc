/** By the specification's exact keys (section 3, "Stored items"). The native apps read the items of local storage. */
export const storedItems = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  membershipId: 'membershipId',
  membershipUserInfo: 'membershipUserStorage',
  language: 'localStorageLanguage',
  iosAppCheck: 'iosAppCheck',
} as const;

export const storedTabItems = {
  vocId: 'vocId',
  cstNo: 'cstNo',
  signUpName: 'signUpName',
  customerContext: 'crmUserContext',
} as const;
