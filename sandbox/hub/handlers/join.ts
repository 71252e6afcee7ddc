import { membershipOfPerson, verifiedPerson } from '../member/identity-store.ts';
import { joinUnverified, joinVerified } from '../member/joining.ts';
import type { MemberRow } from '../member/member-store.ts';
import { sendMail } from '../member/outbox.ts';
import { Refusal } from '../refusal.ts';
import { welcomeEmail } from '../seed/join-emails.ts';
import type { Lang } from '../seed/texts.ts';
import type { Handlers } from './handler.ts';

/** Enough to know one's own id by. */
const maskId = (membershipId: string) => `${membershipId.slice(0, 3)}${'*'.repeat(membershipId.length - 3)}`;

const joined = ({ membershipNo, name }: MemberRow) => ({ membershipNo, memberName: name });
const welcomeTo = (member: MemberRow, lang: Lang) => [member.email, welcomeEmail(member, lang)] as const;

export const joinHandlers = {
  /** Tells only the person who was verified whether they have an account. */
  checkCertification({ body: { requestNo } }, world) {
    const person = verifiedPerson(world, requestNo);
    if (!person) throw new Refusal('IDENTITY_USED');
    const known = membershipOfPerson(world, person);
    if (!known) return { registeredYn: 'N' };
    const { membershipId } = 'member' in known ? known.member : known.older;
    return {
      registeredYn: 'Y',
      integrableYn: 'older' in known ? 'Y' : 'N',
      maskedMembershipId: maskId(membershipId),
    };
  },

  async joinMembership({ body }, world) {
    const member = await joinVerified(world, body);
    const [to, { subject, text }] = welcomeTo(member, body.lang);
    sendMail(world, to, subject, text);
    return joined(member);
  },

  async joinMember({ body }, world) {
    const member = await joinUnverified(world, body);
    const [to, { subject, text }] = welcomeTo(member, body.lang);
    sendMail(world, to, subject, text);
    return joined(member);
  },
} satisfies Handlers;
