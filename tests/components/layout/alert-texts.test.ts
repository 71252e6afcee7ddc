import { describe, expect, it } from 'vitest';
import { noticeCodeOf, noticeCodes } from '@/components/layout/notice-codes';
import ko from '@/messages/ko/layout.json';

/** Section 8 of the specification, letter for letter. */
const catalogue = {
  emailRequired: '이메일을 입력해주세요.',
  verificationKeyRequired: '인증키를 입력해주세요.',
  emailCertified: '이메일 인증이 완료되었습니다.',
  verificationKeySent: '{address}으로 인증키가 발송됐습니다. 메일을 확인 후 인증키를 입력해주세요',
  sessionExpired: '로그인 정보가 만료되었습니다.',
  alreadyLoggedIn: '로그인 상태로 접근할 수 없는 페이지입니다.',
  loginRequired: '다시 로그인해주세요',
  memberMismatch: '회원정보가 일치하지 않습니다.',
  passwordChange: '비밀번호를 변경해 주세요.',
};

describe('the catalogue of alerts', () => {
  it('is the specification, letter for letter, and nothing else', () => {
    expect(ko.alerts).toEqual(catalogue);
  });

  it('knows only its own codes in an address', () => {
    for (const code of noticeCodes) expect(noticeCodeOf(code)).toBe(code);
    for (const other of [null, '', 'toString', 'loginrequired', '<b>']) expect(noticeCodeOf(other)).toBeNull();
  });
});
