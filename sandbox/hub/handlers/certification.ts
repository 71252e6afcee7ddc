import { sendMail } from '../member/outbox.ts';
import { checkKey, issueKey } from '../member/verification-keys.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { certificationEmail } from '../seed/emails.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

type CertificationType = 'employee' | 'recommender';

/** Mail domains whose people are certified, and what is said to others. */
const domains: Record<CertificationType, { domains: readonly string[]; refusal: RefusalCode }> = {
  employee: { domains: ['haneul.example'], refusal: 'NOT_A_COMPANY_EMAIL' },
  recommender: { domains: ['haneul.example', 'partner.example'], refusal: 'NOT_A_PARTNER_EMAIL' },
};

function certify(world: World, membershipNo: string, type: CertificationType): void {
  if (type === 'recommender') {
    world.db.run("UPDATE member SET employee_recommender_status = 'Y' WHERE membership_no = ?", membershipNo);
    return;
  }
  world.db.run(
    "UPDATE member SET employee_status = 'Y', company_code = 'HNL-0001', company_name = '하늘 호텔 앤 리조트' WHERE membership_no = ?",
    membershipNo,
  );
}

export const certificationHandlers = {
  requestEmailCertification(call, world) {
    const member = viewerOf(call);
    const { membershipNo, email, type = 'employee' } = call.body;
    if (membershipNo !== member.membershipNo) throw new Refusal('FORBIDDEN');
    const [, domain = ''] = email.toLowerCase().split('@');
    if (!domains[type].domains.includes(domain)) throw new Refusal(domains[type].refusal);
    const { key, expiresAt } = issueKey(world, { membershipNo, purpose: type, address: email });
    const { subject, text } = certificationEmail(key);
    sendMail(world, email, subject, text);
    return { code: 200, expiresAt };
  },

  checkEmailCertification(call, world) {
    const member = viewerOf(call);
    const { membershipNo, email, verificationNumber, type = 'employee' } = call.body;
    if (membershipNo !== member.membershipNo) throw new Refusal('FORBIDDEN');
    const check = checkKey(world, { membershipNo, purpose: type, address: email }, verificationNumber);
    if (check.state === 'expired') return { code: 410, message: '인증키가 만료되었습니다. 다시 요청해 주십시오.' };
    if (check.state === 'wrong') {
      return { code: 400, message: '인증키가 일치하지 않습니다.', triesLeft: check.triesLeft };
    }
    certify(world, membershipNo, type);
    return { code: 200 };
  },
} satisfies Handlers;
