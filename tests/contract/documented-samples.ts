/**
 * Replies as the specification describes them, written out by hand from sections 3, 4 and 7: an independent
 * witness of the contract, which shares no code with it and none with the sandbox. Values are samples.
 */
export const documentedReplies: Record<string, unknown> = {
  // Section 3: the fourteen fields; section 7: "headers and data.data are read".
  login: {
    data: {
      country: 'KR',
      membershipYn: 'Y',
      membershipId: 'sample.member',
      membershipNo: '1000000001',
      memberName: '샘플 회원',
      memberGender: 'F',
      memberEmail: 'sample.member@example.com',
      memberMobile: '01000000000',
      memberFirstName: 'SAMPLE',
      memberLastName: 'MEMBER',
      employeeStatus: 'N',
      recommenderStatus: 'N',
      temporaryYn: 'N',
      employeeRecommenderStatus: 'N',
    },
  },
  // Section 4: "with the new tokens in the authorization and refresh response headers"; no body is named.
  refreshTokens: { data: null },
  // "returns retData holding accessToken and encryptedCstNo".
  issueVocToken: { retData: { accessToken: 'feedback-token', encryptedCstNo: 'b64-of-the-number' } },
  // "returns data as the plain value".
  decryptText: { data: '1000000001' },
  // "response data.code is 200 on success": `data` is the client's name of the body, as in "response.data.message".
  checkEmailCertification: { code: 200 },
};

/** Requests of section 7 that name their fields. */
export const documentedRequests: Record<string, unknown> = {
  hotelProducts: { lang: 'ko' },
  requestEmailCertification: { membershipNo: '1000000001', email: 'sample.member@example.com' },
  checkEmailCertification: {
    membershipNo: '1000000001',
    memberName: '샘플 회원',
    email: 'sample.member@example.com',
    verificationNumber: '123456',
  },
  refreshTokens: { accessToken: 'access', refreshToken: 'refresh' },
  issueVocToken: { cstNo: '1000000001' },
  decryptText: { text: 'b64-of-the-number' },
};

/** Section 3: the defaults of the user info that the product itself fills in. */
export const documentedDefaults = {
  employeeStatus: 'N',
  recommenderStatus: 'N',
  employeeRecommenderStatus: 'N',
} as const;
