import type { CredentialKind } from '../member/credential-changes.ts';
import { CHECK_DAYS } from '../member/point-rules.ts';
import { seoulDayOf } from '../seoul-day.ts';
import { centreTelephone } from './customer-centre.ts';
import type { Email } from './emails.ts';
import { webAddress } from './mail-words.ts';
import { shortDay } from './short-day.ts';
import { type Lang, type Texts, t } from './texts.ts';

/** `k***@mail.example`; `010-****-0001`. Enough to know one's own by. */
export function maskedAddress(address: string): string {
  const [name = '', domain] = address.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}***@${domain}`;
  const digits = address.replace(/\D/g, '').length;
  let seen = 0;
  return address.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= 3 || seen > digits - 4 ? digit : '*';
  });
}

const sign: Record<Lang, (subject: string) => string> = {
  ko: (subject) => `[하늘 호텔 앤 리조트] ${subject}`,
  en: (subject) => `${subject} – Haneul Hotels & Resorts`,
  jp: (subject) => `【ハヌル ホテルズ＆リゾーツ】${subject}`,
  ch: (subject) => `【天空酒店及度假村】${subject}`,
};

const changed: Record<CredentialKind, Texts> = {
  email: t(
    '이메일 주소가 변경되었습니다',
    'Your email address has changed',
    'メールアドレスが変更されました',
    '您的电子邮箱已更改',
  ),
  mobile: t(
    '휴대전화 번호가 변경되었습니다',
    'Your mobile number has changed',
    '携帯電話番号が変更されました',
    '您的手机号码已更改',
  ),
  password: t('비밀번호가 변경되었습니다', 'Your password has changed', 'パスワードが変更されました', '您的密码已更改'),
};

const when: Record<Lang, (moment: string) => string> = {
  ko: (moment) => `변경 시각: ${moment} (한국 시간)`,
  en: (moment) => `When: ${moment}, Korean time`,
  jp: (moment) => `変更日時：${moment}（韓国時間）`,
  ch: (moment) => `更改时间：${moment}（韩国时间）`,
};

const rule: Texts = t(
  `앞으로 ${CHECK_DAYS}일 동안 포인트와 바우처를 사용하실 때 본인확인을 요청드립니다.`,
  `For the next ${CHECK_DAYS} days we ask for an identity check before points or vouchers are spent.`,
  `今後${CHECK_DAYS}日間は、ポイントやバウチャーのご利用時に本人確認をお願いいたします。`,
  `今后${CHECK_DAYS}天内使用积分或礼券时，需要先验证身份。`,
);

const notMe: Texts = t(
  `직접 변경하지 않으셨다면 ${CHECK_DAYS}일 안에 아래 주소를 열어 알려 주십시오.`,
  `If this was not you, open this address within ${CHECK_DAYS} days and tell us:`,
  `お心当たりのない場合は、${CHECK_DAYS}日以内に次のアドレスを開いてお知らせください。`,
  `如果不是您本人更改，请在${CHECK_DAYS}天内打开以下网址告知我们：`,
);

const callUs: Texts = t(
  `직접 변경하지 않으셨다면 고객센터로 연락해 주십시오: ${centreTelephone}`,
  `If this was not you, please call our customer centre: ${centreTelephone}`,
  `お心当たりのない場合は、カスタマーセンターまでご連絡ください：${centreTelephone}`,
  `如果不是您本人更改，请致电客服中心：${centreTelephone}`,
);

interface Changed {
  kind: CredentialKind;
  before: string;
  after: string;
  at: string;
  /** Null for an address that may be a thief's. */
  token: string | null;
}

function moment(at: string, lang: Lang): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Seoul' });
  return `${shortDay(seoulDayOf(new Date(at)), lang)} ${time.format(new Date(at))}`;
}

/** Of a change. The token is behind `#`, which no server and no log sees. */
export function changeEmail({ kind, before, after, at, token }: Changed, webOrigin: string, lang: Lang): Email {
  const subject = changed[kind][lang];
  const what = kind === 'password' ? [] : [`${maskedAddress(before)} → ${maskedAddress(after)}`];
  const next = token === null ? [callUs[lang]] : [notMe[lang], webAddress(webOrigin, `/notMe#${token}`, lang)];
  const lines = [`${subject}.`, ...what, when[lang](moment(at, lang)), rule[lang], '', ...next];
  return { subject: sign[lang](subject), text: lines.join('\n') };
}

export const reportSubject: Texts = t(
  '본인이 변경하지 않은 회원 정보',
  'A change that was not mine',
  '本人によらない会員情報の変更',
  '非本人进行的会员信息更改',
);

const cancelledStays: Texts = t(
  '취소하고 포인트와 바우처를 돌려 드린 예약: ',
  'Reservations cancelled, with points and vouchers given back: ',
  'キャンセルしてポイントとバウチャーをお返ししたご予約：',
  '已取消并退还积分与礼券的预订：',
);

const asked: Texts = t(
  '회원이 다음 변경을 본인이 하지 않았다고 알려 왔습니다.',
  'The member says that this change was not their own:',
  '会員より、次の変更は本人によるものではないとの連絡がありました。',
  '会员告知以下更改并非本人操作：',
);

/** What the enquiry says that a report opens. */
export function reportText(
  { kind, at }: Pick<Changed, 'kind' | 'at'>,
  cancelled: readonly string[],
  lang: Lang,
): string {
  const numbers = cancelled.length > 0 ? [`${cancelledStays[lang]}${cancelled.join(', ')}`] : [];
  return [asked[lang], changed[kind][lang], when[lang](moment(at, lang)), ...numbers].join('\n');
}

const stopped: Texts = t(
  '회원님의 계정을 보호했습니다',
  'We have secured your account',
  'アカウントを保護いたしました',
  '我们已保护您的账户',
);

const steps: Record<Lang, (link: string) => string[]> = {
  ko: (link) => [
    '모든 기기에서 로그아웃하고 포인트와 바우처 사용을 중지했으며, 연락처를 변경 전으로 되돌렸습니다.',
    `지금 비밀번호로는 로그인할 수 없습니다. 새 비밀번호를 설정해 주십시오: ${link}`,
    `고객센터가 확인한 뒤 포인트와 바우처를 다시 쓰실 수 있습니다. 문의: ${centreTelephone}`,
  ],
  en: (link) => [
    'We have logged out every device, stopped points and vouchers from being spent, and put your contact details back as they were before.',
    `The present password no longer works. Please set a new one: ${link}`,
    `Once our customer centre has checked the account, you can use points and vouchers again. Contact: ${centreTelephone}`,
  ],
  jp: (link) => [
    'すべての端末からログアウトし、ポイントとバウチャーのご利用を停止して、ご連絡先を変更前に戻しました。',
    `現在のパスワードではログインできません。新しいパスワードを設定してください：${link}`,
    `カスタマーセンターの確認後、ポイントとバウチャーを再びご利用いただけます。お問い合わせ：${centreTelephone}`,
  ],
  ch: (link) => [
    '我们已让所有设备退出登录，停止使用积分和礼券，并恢复了更改前的联系方式。',
    `当前密码已失效，请设置新密码：${link}`,
    `客服中心核实后，您可以重新使用积分和礼券。联系电话：${centreTelephone}`,
  ],
};

/** To the address of before the change. */
export function reportedEmail(enquiryNo: string, cancelled: readonly string[], webOrigin: string, lang: Lang): Email {
  const link = webAddress(webOrigin, '/findAccount?type=password', lang);
  const numbers = cancelled.length > 0 ? [`${cancelledStays[lang]}${cancelled.join(', ')}`] : [];
  return {
    subject: sign[lang](`${stopped[lang]} (${enquiryNo})`),
    text: [...steps[lang](link), ...numbers].join('\n'),
  };
}
