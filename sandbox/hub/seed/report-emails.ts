import type { AccountEvent } from '../member/account-events.ts';
import { centreTelephone } from './customer-centre.ts';
import type { Email } from './emails.ts';
import { happened, sign, whenLine } from './event-emails.ts';
import { mailWords, webAddress } from './mail-words.ts';
import { type Lang, type Texts, t } from './texts.ts';

export const reportSubject: Texts = t(
  '본인이 하지 않은 변경 또는 사용',
  'A change or spending that was not mine',
  '本人によらない変更または利用',
  '非本人进行的更改或使用',
);

/** Numbers of reservations, by what a report did to them. */
export type Undone = Record<'cancelled' | 'givenBack' | 'left', string[]>;

const undoneWords: Record<keyof Undone, Texts> = {
  cancelled: t(
    '취소하고 포인트와 바우처를 돌려 드린 예약: ',
    'Reservations cancelled, with points and vouchers given back: ',
    'キャンセルしてポイントとバウチャーをお返ししたご予約：',
    '已取消并退还积分与礼券的预订：',
  ),
  givenBack: t(
    '예약은 그대로 두고 포인트나 바우처만 돌려 드린 예약: ',
    'Reservations kept, with the points or vouchers given back: ',
    'ご予約はそのままに、ポイントまたはバウチャーをお返ししたもの：',
    '保留预订、仅退还积分或礼券的预订：',
  ),
  left: t(
    '투숙이 시작되었거나 취소 수수료가 있어 고객센터가 확인하는 예약: ',
    'Reservations that our customer centre looks at, because the stay has begun or a fee was charged: ',
    'ご滞在が始まっている、またはキャンセル料が発生したため、カスタマーセンターが確認するご予約：',
    '因已开始入住或产生取消费用，由客服中心核实的预订：',
  ),
};

const undoneLines = (undone: Undone, lang: Lang): string[] =>
  (['cancelled', 'givenBack', 'left'] as const).flatMap((what) =>
    undone[what].length === 0 ? [] : [`${undoneWords[what][lang]}${undone[what].join(', ')}`],
  );

const asked: Texts = t(
  '다음은 본인이 한 것이 아니라고 회원이 알려 왔습니다.',
  'The member says that this was not them:',
  '会員より、次の操作は本人によるものではないとの連絡がありました。',
  '会员告知以下操作并非本人进行：',
);

/** What the enquiry says that a report opens. */
export function reportText({ kind, at, reservationNo }: AccountEvent, undone: Undone, lang: Lang): string {
  const number = reservationNo === null ? [] : [`${mailWords[lang].number}${reservationNo}`];
  return [asked[lang], happened[kind][lang], ...number, whenLine(at, lang), ...undoneLines(undone, lang)].join('\n');
}

const stopped: Texts = t(
  '회원님의 계정을 보호했습니다',
  'We have secured your account',
  'アカウントを保護いたしました',
  '我们已保护您的账户',
);

const steps: Record<Lang, (link: string) => string[]> = {
  ko: (link) => [
    '모든 기기에서 로그아웃하고 포인트와 바우처 사용을 중지했으며, 변경된 연락처는 변경 전으로 되돌렸습니다.',
    `지금 비밀번호로는 로그인할 수 없습니다. 새 비밀번호를 설정해 주십시오: ${link}`,
    `고객센터가 확인한 뒤 포인트와 바우처를 다시 쓰실 수 있습니다. 문의: ${centreTelephone}`,
  ],
  en: (link) => [
    'We have logged out every device, stopped points and vouchers from being spent, and put back contact details that had been changed.',
    `The present password no longer works. Please set a new one: ${link}`,
    `Once our customer centre has checked the account, you can use points and vouchers again. Contact: ${centreTelephone}`,
  ],
  jp: (link) => [
    'すべての端末からログアウトし、ポイントとバウチャーのご利用を停止して、変更されたご連絡先を変更前に戻しました。',
    `現在のパスワードではログインできません。新しいパスワードを設定してください：${link}`,
    `カスタマーセンターの確認後、ポイントとバウチャーを再びご利用いただけます。お問い合わせ：${centreTelephone}`,
  ],
  ch: (link) => [
    '我们已让所有设备退出登录，停止使用积分和礼券，并将被更改的联系方式恢复原样。',
    `当前密码已失效，请设置新密码：${link}`,
    `客服中心核实后，您可以重新使用积分和礼券。联系电话：${centreTelephone}`,
  ],
};

/** To the member's own address. */
export function reportedEmail(enquiryNo: string, undone: Undone, webOrigin: string, lang: Lang): Email {
  const link = webAddress(webOrigin, '/findAccount?type=password', lang);
  return {
    subject: sign[lang](`${stopped[lang]} (${enquiryNo})`),
    text: [...steps[lang](link), ...undoneLines(undone, lang)].join('\n'),
  };
}
