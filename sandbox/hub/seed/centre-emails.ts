import type { HelpCategory } from '../../../lib/hub/contract/enquiry.ts';
import { findHotel } from '../stay/room-type-index.ts';
import type { Email } from './emails.ts';
import { frequentQuestions } from './frequent-questions.ts';
import { shortDay } from './short-day.ts';
import { type Lang, type Texts, t } from './texts.ts';

const signs: Record<Lang, (subject: string, number: string) => string> = {
  ko: (subject, number) => `[하늘 호텔 앤 리조트] ${subject} (${number})`,
  en: (subject, number) => `${subject} (${number}) – Haneul Hotels & Resorts`,
  jp: (subject, number) => `【ハヌル ホテルズ＆リゾーツ】${subject}（${number}）`,
  ch: (subject, number) => `【天空酒店及度假村】${subject}（${number}）`,
};

const greeting: Texts = t(
  '문의해 주셔서 감사합니다.',
  'Thank you for writing to us.',
  'お問い合わせいただきありがとうございます。',
  '感谢您的咨询。',
);
const closing: Texts = t(
  '더 궁금하신 점이 있으시면 언제든지 다시 문의해 주십시오.',
  'If anything is still open, please write to us again.',
  'ご不明な点がございましたら、いつでもお問い合わせください。',
  '如仍有疑问，欢迎随时再次咨询。',
);

/** What the centre answers: the first frequent question of the category. */
export function answerText(category: HelpCategory, lang: Lang): string {
  const known = frequentQuestions.find((each) => each.category === category)?.answer[lang] ?? '';
  return [greeting[lang], known, closing[lang]].join('\n');
}

interface Asked {
  readonly enquiryNo: string;
  readonly subject: string;
  readonly lang: Lang;
}

const answered: Texts = t(
  '문의하신 내용에 답변드렸습니다',
  'We have answered your enquiry',
  'お問い合わせに回答いたしました',
  '您的咨询已有答复',
);
const answerPlace: Texts = t(
  '답변은 마이페이지의 고객센터에서도 보실 수 있습니다.',
  'You also find the answer under Customer centre in My Page.',
  '回答はマイページのカスタマーセンターでもご覧いただけます。',
  '您也可以在个人中心的客服中心查看答复。',
);

export function answerEmail({ enquiryNo, subject, lang }: Asked, answer: string): Email {
  return {
    subject: signs[lang](answered[lang], enquiryNo),
    text: `${subject}\n\n${answer}\n\n${answerPlace[lang]}`,
  };
}

interface Claimed {
  readonly claimNo: string;
  readonly hotelId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly lang: Lang;
}

const stayLine = ({ hotelId, checkIn, checkOut, lang }: Claimed): string =>
  `${findHotel(hotelId)?.name[lang] ?? hotelId}, ${shortDay(checkIn, lang)} – ${shortDay(checkOut, lang)}`;

const received: Texts = t(
  '포인트 조정 신청을 접수했습니다',
  'We have received your points adjustment request',
  'ポイント調整の申請を受け付けました',
  '积分调整申请已收到',
);
const within: Texts = t(
  '7일 안에 결과를 알려 드립니다.',
  'We will let you know within seven days.',
  '7日以内に結果をお知らせいたします。',
  '我们将在7天内通知您结果。',
);

export function claimReceivedEmail(claim: Claimed): Email {
  const { claimNo, lang } = claim;
  return { subject: signs[lang](received[lang], claimNo), text: `${stayLine(claim)}\n${within[lang]}` };
}

const done: Texts = t(
  '포인트를 적립했습니다',
  'Your points have been added',
  'ポイントを加算いたしました',
  '积分已到账',
);
const refused: Texts = t(
  '포인트 조정 결과를 안내해 드립니다',
  'About your points adjustment request',
  'ポイント調整の結果のご案内',
  '积分调整结果通知',
);
const reasons: Record<'noProof' | 'alreadyCredited', Texts> = {
  noProof: t(
    '숙박을 확인할 수 있는 자료가 없어 적립해 드리지 못했습니다.',
    'We could not add points, because nothing that came with your request shows the stay.',
    'ご宿泊を確認できる資料がなかったため、加算いたしかねました。',
    '由于缺少可证明住宿的资料，无法为您补记积分。',
  ),
  alreadyCredited: t(
    '이 숙박의 포인트는 이미 모두 적립되어 있습니다.',
    'All points of this stay are in your account already.',
    'このご宿泊のポイントはすでにすべて加算されています。',
    '该次住宿的积分已全部到账。',
  ),
};

export function claimDecidedEmail(
  claim: Claimed,
  { points, refusal }: { points: number | null; refusal: keyof typeof reasons | null },
): Email {
  const { claimNo, lang } = claim;
  const outcome =
    points === null ? (refusal === null ? '' : reasons[refusal][lang]) : `+${points.toLocaleString('en-US')} P`;
  return {
    subject: signs[lang]((points === null ? refused : done)[lang], claimNo),
    text: `${stayLine(claim)}\n${outcome}`,
  };
}
