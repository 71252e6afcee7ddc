import type { Messages } from '@/lib/i18n/messages';

type Answers = Messages['myPage']['certification']['answers'];

/** The hub's messages that are known, to the letter, with the codes that bring them (assumed). */
export const knownMessages = [
  { hubCode: 'KEY_WRONG', message: '인증키가 일치하지 않습니다.', key: 'keyWrong' },
  { hubCode: 'KEY_EXPIRED', message: '인증키가 만료되었습니다. 다시 요청해 주십시오.', key: 'keyOver' },
  { hubCode: 'NOT_A_COMPANY_EMAIL', message: '회사 이메일 주소만 인증할 수 있습니다.', key: 'notCompany' },
  { hubCode: 'NOT_A_PARTNER_EMAIL', message: '제휴사 이메일 주소만 인증할 수 있습니다.', key: 'notPartner' },
] as const satisfies readonly { hubCode: string; message: string; key: keyof Answers }[];
