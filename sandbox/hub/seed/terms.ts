import { JOINING_AGE } from '../member/joining-age.ts';
import { pointRules } from '../member/point-rules.ts';
import type { SeoulDay } from '../seoul-day.ts';
import { type Texts, t } from './texts.ts';

const won = pointRules.krwPerPoint.toLocaleString('en-US');

export interface TermSeed {
  readonly termId: string;
  readonly purpose: 'join' | 'booking' | 'dining';
  readonly required: boolean;
  /** Ids of the terms of which one has to be agreed to first. */
  readonly needsOneOf?: readonly string[];
  readonly version: string;
  readonly effectiveFrom: SeoulDay;
  readonly title: Texts;
  readonly body: Texts;
}

export const terms: readonly TermSeed[] = [
  {
    termId: 'booking-conditions',
    purpose: 'booking',
    required: true,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t('예약 및 취소 조건', 'Booking and cancellation conditions', 'ご予約・キャンセル条件', '预订与取消条款'),
    body: t(
      '예약은 화면에 표시된 총액으로 성립하며 세금과 봉사료가 포함되어 있습니다. 요금은 호텔에서 결제하십니다. 체크인 72시간 전까지 예약하시면 예약 후 60분 동안은 모든 요금을 무료로 취소하실 수 있습니다. 각 요금에 표시된 시각까지도 무료로 취소하실 수 있고, 그 이후의 취소나 노쇼에는 표시된 취소 수수료가 부과됩니다. 천재지변 등으로 호텔이나 호텔까지 오시는 길의 일부라도 이용하실 수 없을 때는 숙박 당일까지 무료로 취소해 드리니 호텔로 연락해 주십시오. 호텔 사정으로 예약이 취소되면 결제하신 금액과 사용하신 포인트, 바우처를 모두 돌려 드리고 소비자분쟁해결기준에 따라 배상합니다. 체크인하시는 분의 신분증을 확인합니다.',
      'The booking is made at the total shown, taxes and service charge included, and is paid at the hotel. A booking made 72 hours or more before check-in may be cancelled free of charge for 60 minutes, at every rate. You may also cancel free of charge until the time shown with each rate; after that, and if you do not arrive, the cancellation fee shown applies. If a natural disaster closes the hotel, or any part of your way to it, you may cancel free of charge up to the day of your stay: please call the hotel. If the hotel has to cancel your booking, we return everything you have paid with your points and voucher, and compensate you under the Consumer Dispute Resolution Standards of Korea. We ask for identification at check-in.',
      'ご予約は表示の総額（税・サービス料込み）で成立し、お支払いはホテルにて承ります。チェックインの72時間前までのご予約は、どの料金でもご予約から60分以内は無料でキャンセルいただけます。各料金に表示の時刻までも無料でキャンセルいただけます。以降のキャンセルまたはご不泊の場合は表示のキャンセル料を申し受けます。天災などによりホテル、またはホテルまでの経路の一部でもご利用いただけない場合は、ご宿泊当日まで無料でキャンセルいただけますので、ホテルまでご連絡ください。ホテルの都合でご予約を取り消す場合は、お支払い済みの金額、ポイント、バウチャーをすべてお返しし、韓国の消費者紛争解決基準に従って補償いたします。チェックイン時に身分証を確認いたします。',
      '预订以页面所示总价（含税及服务费）成立，费用到店支付。入住72小时前预订的，任何房价均可在预订后60分钟内免费取消；在各房价所示时间之前也可免费取消。逾时取消或未到店，将收取所示取消费用。如因自然灾害等原因，酒店或前往酒店的任何一段路程无法使用，截至入住当日均可免费取消，请联系酒店。如因酒店原因取消预订，我们将退还全部已付款项、积分及礼券，并按韩国消费者纠纷解决标准赔偿。办理入住时需核验证件。',
    ),
  },
  {
    termId: 'booking-privacy',
    purpose: 'booking',
    required: true,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t(
      '예약을 위한 개인정보 수집·이용',
      'Use of personal data for the booking',
      'ご予約のための個人情報の取扱い',
      '为预订收集与使用个人信息',
    ),
    body: t(
      '수집 항목: 투숙객 성명, 이메일, 휴대전화, 요청 사항. 목적: 예약의 이행과 안내. 보유 기간: 체크아웃 후 5년(전자상거래법). 동의하지 않으실 수 있으나 예약이 어렵습니다.',
      'We collect the guest’s name, email address, mobile number and special requests, to fulfil the booking and inform you of it, and keep them five years after check-out as commercial law demands. You may refuse; we then cannot take the booking.',
      '収集項目：ご宿泊者名、メール、携帯電話、ご要望。目的：ご予約の履行とご案内。保有期間：チェックアウト後5年（法令による）。同意されない場合、ご予約を承れません。',
      '收集项目：住客姓名、电子邮箱、手机号码、特别要求。目的：履行预订及相关通知。保存期限：退房后五年（依法）。您可以拒绝，但将无法完成预订。',
    ),
  },
  {
    termId: 'dining-privacy',
    purpose: 'dining',
    required: true,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t(
      '레스토랑 예약을 위한 개인정보 수집·이용',
      'Use of personal data for the table reservation',
      'レストランのご予約のための個人情報の取扱い',
      '为餐厅预订收集与使用个人信息',
    ),
    body: t(
      '수집 항목: 예약자 성명, 이메일, 휴대전화, 요청 사항. 목적: 예약의 이행과 안내. 보유 기간: 방문 후 1년. 동의하지 않으실 수 있으나 예약이 어렵습니다.',
      'We collect your name, email address, mobile number and special requests, to fulfil the reservation and inform you of it, and keep them for one year after your visit. You may refuse; we then cannot take the reservation.',
      '収集項目：ご予約者名、メール、携帯電話、ご要望。目的：ご予約の履行とご案内。保有期間：ご来店後1年。同意されない場合、ご予約を承れません。',
      '收集项目：预订人姓名、电子邮箱、手机号码、特别要求。目的：履行预订及相关通知。保存期限：到店后一年。您可以拒绝，但将无法完成预订。',
    ),
  },
  {
    termId: 'booking-news',
    purpose: 'booking',
    required: false,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t(
      '호텔 소식 이메일 수신',
      'Hotel news by email',
      'ホテルからのお便り（メール）',
      '接收酒店来信（电子邮件）',
    ),
    body: t(
      '계절이 바뀔 때 한 번, 머무신 호텔의 소식을 보내 드립니다. 언제든지 동의를 철회하실 수 있습니다.',
      'Once a season, we send you news from the hotel where you stayed. You can unsubscribe at any time.',
      '季節の変わり目に一度、ご滞在のホテルからお便りを差し上げます。いつでもお止めいただけます。',
      '每逢换季，寄上您下榻酒店的一封来信，可随时取消。',
    ),
  },
  {
    termId: 'join-service',
    purpose: 'join',
    required: true,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t('리워즈 이용약관', 'Terms of Haneul Rewards', 'ハヌル リワーズ会員規約', '天空礼遇会条款'),
    body: t(
      `하늘 리워즈는 만 ${JOINING_AGE}세 이상 누구나 무료로 가입하실 수 있습니다. 객실료(봉사료와 부가가치세 제외) ${won}원마다 1포인트가 적립되고 적립일로부터 ${pointRules.lifeDays}일간 유효하며, 프로모션 포인트는 더 일찍 소멸될 수 있습니다. 유효 기간이 먼저 끝나는 포인트부터 사용됩니다. 등급은 한 해의 숙박일 또는 숙박으로 적립된 포인트로 정해져 다음 해 말까지 이어집니다. 약관이 바뀌면 30일 전에 알려 드립니다.`,
      `Haneul Rewards is free for everyone aged ${JOINING_AGE} or over. Each ${won} won of the room rate, without service charge and VAT, earns one point, valid for ${pointRules.lifeDays} days; promotional points can expire earlier. Points that expire first are used first. Your tier follows the nights of a calendar year or the points earned on its stays, and lasts to the end of the next. We announce changes thirty days ahead.`,
      `ハヌル リワーズは${JOINING_AGE}歳以上の方ならどなたでも無料でご入会いただけます。室料（サービス料・付加価値税を除く）${won}ウォンにつき1ポイント、有効期間は獲得日から${pointRules.lifeDays}日間です。プロモーションポイントはこれより早く失効する場合がございます。有効期限の近いポイントから使われます。会員ランクは一年間の宿泊数またはご宿泊で獲得したポイントで決まり、翌年末まで続きます。規約の変更は30日前にお知らせします。`,
      `天空礼遇会面向年满${JOINING_AGE}周岁的宾客免费开放。房费（不含服务费与增值税）每满${won}韩元累积1积分，自获得之日起${pointRules.lifeDays}天内有效，活动积分可能提前到期。先到期的积分优先使用。会员等级依全年房晚或住宿所得积分而定，保留至次年年底。条款变更将提前三十天告知。`,
    ),
  },
  {
    termId: 'join-privacy',
    purpose: 'join',
    required: true,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t('개인정보 수집·이용', 'Use of personal data', '個人情報の収集・利用', '个人信息的收集与使用'),
    body: t(
      '수집 항목: 성명, 생년월일, 이메일, 휴대전화, 국가, 본인확인 결과. 목적: 회원 확인과 포인트 관리. 보유 기간: 탈퇴 시까지.',
      'We collect name, date of birth, email address, mobile number, country and the result of identity verification, to recognise you and keep your points, until you leave the programme.',
      '収集項目：氏名、生年月日、メール、携帯電話、国、本人確認結果。目的：会員確認とポイント管理。保有期間：退会まで。',
      '收集项目：姓名、出生日期、电子邮箱、手机号码、国家及身份验证结果。目的：会员识别与积分管理。保存期限：至注销会员为止。',
    ),
  },
  {
    termId: 'join-marketing-email',
    purpose: 'join',
    required: false,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t('혜택 안내 이메일 수신', 'Offers by email', '特典のご案内（メール）', '接收优惠邮件'),
    body: t(
      '회원 혜택과 행사를 이메일로 안내합니다.',
      'We tell you about benefits and events by email.',
      '会員特典と催しをメールでご案内します。',
      '通过电子邮件告知会员礼遇与活动。',
    ),
  },
  {
    termId: 'join-marketing-sms',
    purpose: 'join',
    required: false,
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t('혜택 안내 문자 수신', 'Offers by text message', '特典のご案内（SMS）', '接收优惠短信'),
    body: t(
      '회원 혜택과 행사를 문자로 안내합니다.',
      'We tell you about benefits and events by text message.',
      '会員特典と催しをSMSでご案内します。',
      '通过短信告知会员礼遇与活动。',
    ),
  },
  {
    termId: 'join-marketing-night',
    purpose: 'join',
    required: false,
    needsOneOf: ['join-marketing-email', 'join-marketing-sms'],
    version: '2026-01',
    effectiveFrom: '2026-01-01',
    title: t('야간(21시–8시) 수신', 'Also at night (21:00–08:00)', '夜間（21時–8時）の受信', '夜间（21时至8时）接收'),
    body: t(
      '밤 9시부터 아침 8시 사이에도 안내를 받습니다.',
      'Messages may also reach you between 9 pm and 8 am.',
      '21時から翌8時の間もご案内をお受け取りになります。',
      '晚9时至早8时之间亦可接收通知。',
    ),
  },
];

export function requiredTermIds(purpose: TermSeed['purpose']): string[] {
  return terms.filter((term) => term.purpose === purpose && term.required).map(({ termId }) => termId);
}

/** The required terms of joining, as a form sends them along. */
export function requiredJoinTerms(): { termId: string; version: string }[] {
  return terms
    .filter((term) => term.purpose === 'join' && term.required)
    .map(({ termId, version }) => ({ termId, version }));
}
