import type { CredentialKind, EventKind } from '../member/account-events.ts';
import { CHECK_DAYS } from '../member/point-rules.ts';
import { centreTelephone } from './customer-centre.ts';
import type { Email } from './emails.ts';
import { webAddress } from './mail-words.ts';
import { shortMoment } from './short-day.ts';
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

export const sign: Record<Lang, (subject: string) => string> = {
  ko: (subject) => `[하늘 호텔 앤 리조트] ${subject}`,
  en: (subject) => `${subject} – Haneul Hotels & Resorts`,
  jp: (subject) => `【ハヌル ホテルズ＆リゾーツ】${subject}`,
  ch: (subject) => `【天空酒店及度假村】${subject}`,
};

export const happened: Record<EventKind, Texts> = {
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
  spending: t(
    '예약에 포인트나 바우처가 사용되었습니다',
    'Points or vouchers have been used for a reservation',
    'ご予約にポイントまたはバウチャーが利用されました',
    '您的积分或礼券已用于预订',
  ),
};

interface Words {
  when: (moment: string) => string;
  points: (count: string) => string;
  used: (what: string) => string;
}

const words: Record<Lang, Words> = {
  ko: {
    when: (moment) => `일시: ${moment} (한국 시간)`,
    points: (count) => `${count}포인트`,
    used: (what) => `사용 내역: ${what}`,
  },
  en: {
    when: (moment) => `When: ${moment}, Korean time`,
    points: (count) => `${count} points`,
    used: (what) => `Used: ${what}`,
  },
  jp: {
    when: (moment) => `日時：${moment}（韓国時間）`,
    points: (count) => `${count}ポイント`,
    used: (what) => `ご利用内容：${what}`,
  },
  ch: {
    when: (moment) => `时间：${moment}（韩国时间）`,
    points: (count) => `${count}积分`,
    used: (what) => `使用内容：${what}`,
  },
};

const rule: Texts = t(
  `앞으로 ${CHECK_DAYS}일 동안 포인트와 바우처를 사용하실 때 본인확인을 요청드립니다.`,
  `For the next ${CHECK_DAYS} days we ask for an identity check before points or vouchers are spent.`,
  `今後${CHECK_DAYS}日間は、ポイントやバウチャーのご利用時に本人確認をお願いいたします。`,
  `今后${CHECK_DAYS}天内使用积分或礼券时，需要先验证身份。`,
);

const notMe: Texts = t(
  `본인이 하지 않으셨다면 ${CHECK_DAYS}일 안에 아래 주소를 열어 알려 주십시오.`,
  `If this was not you, open this address within ${CHECK_DAYS} days and tell us:`,
  `お心当たりのない場合は、${CHECK_DAYS}日以内に次のアドレスを開いてお知らせください。`,
  `如果不是您本人操作，请在${CHECK_DAYS}天内打开以下网址告知我们：`,
);

const callUs: Texts = t(
  `본인이 하지 않으셨다면 고객센터로 연락해 주십시오: ${centreTelephone}`,
  `If this was not you, please call our customer centre: ${centreTelephone}`,
  `お心当たりのない場合は、カスタマーセンターまでご連絡ください：${centreTelephone}`,
  `如果不是您本人操作，请致电客服中心：${centreTelephone}`,
);

const forYouAlone: Texts = t(
  '이 주소는 회원님만 사용하실 수 있습니다. 이 메일을 다른 분께 전달하실 때는 지워 주십시오.',
  'This address is for you alone. Please remove it before you forward this mail.',
  'このアドレスは会員ご本人専用です。このメールを転送される際は削除してください。',
  '此网址仅供您本人使用，转发本邮件前请将其删除。',
);

/** What a mail says of an event, and to whom. */
interface Told {
  at: string;
  /** Null for an address that may be a thief's. */
  token: string | null;
}

export const whenLine = (at: string, lang: Lang): string => words[lang].when(shortMoment(at, lang));

/** The token is behind `#`, which no server and no log sees. */
const reportLines = (token: string | null, webOrigin: string, lang: Lang): string[] =>
  token === null ? [callUs[lang]] : [notMe[lang], webAddress(webOrigin, `/notMe#${token}`, lang)];

export function changeEmail(
  { kind, before, after, at, token }: Told & { kind: CredentialKind; before: string; after: string },
  webOrigin: string,
  lang: Lang,
): Email {
  const subject = happened[kind][lang];
  const what = kind === 'password' ? [] : [`${maskedAddress(before)} → ${maskedAddress(after)}`];
  const lines = [`${subject}.`, ...what, whenLine(at, lang), rule[lang], '', ...reportLines(token, webOrigin, lang)];
  return { subject: sign[lang](subject), text: lines.join('\n') };
}

/** What a booking, a change or an ask has taken; vouchers by their names. */
export interface Spent {
  points: number;
  vouchers: readonly string[];
}

function spentLine({ points, vouchers }: Spent, lang: Lang): string {
  const { used, points: pointsOf } = words[lang];
  return used([...(points > 0 ? [pointsOf(points.toLocaleString('en-US'))] : []), ...vouchers].join(', '));
}

/** A mail about a spending alone. @param facts of the stay, one a line */
export function spendingEmail(
  { spent, facts, at, token }: Told & { spent: Spent; facts: readonly string[] },
  webOrigin: string,
  lang: Lang,
): Email {
  const subject = happened.spending[lang];
  const what = [spentLine(spent, lang), ...facts, whenLine(at, lang)];
  const lines = [`${subject}.`, ...what, '', ...reportLines(token, webOrigin, lang)];
  return { subject: sign[lang](subject), text: lines.join('\n') };
}

/** The same at the end of a mail about the stay. */
export function withSpending(
  text: string,
  { spent, token }: Pick<Told, 'token'> & { spent: Spent },
  webOrigin: string,
  lang: Lang,
): string {
  const alone = token === null ? [] : [forYouAlone[lang]];
  return [text, '', spentLine(spent, lang), ...reportLines(token, webOrigin, lang), ...alone].join('\n');
}
