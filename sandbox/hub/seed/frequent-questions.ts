import type { HelpCategory } from '../../../lib/hub/contract/enquiry.ts';
import { CLAIM_DAYS, DECISION_DAYS, pointRules } from '../member/point-rules.ts';
import { type Texts, t } from './texts.ts';

interface QuestionSeed {
  readonly questionId: string;
  readonly category: HelpCategory;
  readonly question: Texts;
  readonly answer: Texts;
}

/** What members ask most; the first of a category is also what the centre answers an enquiry with. */
export const frequentQuestions: readonly QuestionSeed[] = [
  {
    questionId: 'tier-change',
    category: 'membership',
    question: t(
      '회원 등급은 언제 바뀝니까?',
      'When does my tier change?',
      '会員ランクはいつ変わりますか。',
      '会员等级何时变更？',
    ),
    answer: t(
      '숙박은 체크아웃하신 다음 날 반영되며, 필요한 숙박 일수나 포인트를 채우시면 바로 승급됩니다. 등급은 다음 해 12월 31일까지 유지됩니다.',
      'A stay counts from the day after check-out, and you move up as soon as you have the nights or points of a tier. The tier is yours until 31 December of the following year.',
      'ご宿泊はチェックアウトの翌日に反映され、必要な宿泊数またはポイントに達し次第ランクアップいたします。ランクは翌年12月31日まで有効です。',
      '住宿于退房次日计入，达到所需住宿晚数或积分后立即升级，等级有效期至次年12月31日。',
    ),
  },
  {
    questionId: 'change-email',
    category: 'membership',
    question: t(
      '이메일 주소나 휴대전화 번호를 바꾸려면 어떻게 합니까?',
      'How do I change my email address or mobile number?',
      'メールアドレスや携帯電話番号を変更するには？',
      '如何更改电子邮箱或手机号码？',
    ),
    answer: t(
      '마이페이지의 회원정보 조회/수정에서 비밀번호를 확인하신 후 새 주소로 받은 인증키를 입력해 주십시오.',
      'Open View or edit member information in My Page, confirm your password, and enter the key that we send to the new address.',
      'マイページの会員情報の照会・変更でパスワードをご確認のうえ、新しい宛先に届く認証キーをご入力ください。',
      '请在个人中心的会员信息页面确认密码，并输入发送到新地址的验证码。',
    ),
  },
  {
    questionId: 'missing-points',
    category: 'points',
    question: t(
      '숙박했는데 포인트가 적립되지 않았습니다.',
      'I stayed with you, but the points are missing.',
      '宿泊したのにポイントが加算されていません。',
      '已入住但积分未到账，怎么办？',
    ),
    answer: t(
      `마이페이지의 포인트 조정 신청에서 지난 숙박을 선택하고 영수증을 첨부해 주십시오. 체크아웃 후 ${CLAIM_DAYS}일까지 신청하실 수 있으며 ${DECISION_DAYS}일 안에 알려 드립니다.`,
      `Choose the stay under Points adjustment request in My Page and attach your receipt. You can ask until ${CLAIM_DAYS} days after check-out, and we decide within ${DECISION_DAYS} days.`,
      `マイページのポイント調整申請で該当のご宿泊を選び、領収書を添付してください。チェックアウトから${CLAIM_DAYS}日以内に申請でき、${DECISION_DAYS}日以内に結果をお知らせいたします。`,
      `请在个人中心的积分调整申请中选择该次住宿并上传收据。退房后${CLAIM_DAYS}天内均可申请，我们将在${DECISION_DAYS}天内答复。`,
    ),
  },
  {
    questionId: 'points-expire',
    category: 'points',
    question: t(
      '포인트 유효기간은 얼마입니까?',
      'How long are my points valid?',
      'ポイントの有効期限は？',
      '积分有效期是多久？',
    ),
    answer: t(
      `적립하신 날부터 ${pointRules.lifeDays}일입니다. 프로모션 포인트는 더 일찍 소멸될 수 있습니다. 유효 기간이 먼저 끝나는 포인트부터 사용됩니다. 소멸 예정일은 마이페이지에서 확인하실 수 있습니다.`,
      `${pointRules.lifeDays} days from the day you earned them. Promotional points can expire earlier. Points that expire first are used first. My Page shows every expiry date.`,
      `獲得日から${pointRules.lifeDays}日間です。プロモーションポイントはこれより早く失効する場合がございます。有効期限の近いポイントから使われます。有効期限はマイページでご確認いただけます。`,
      `自获得之日起${pointRules.lifeDays}天。活动积分可能提前到期。先到期的积分优先使用。您可在个人中心查看各笔积分的到期日。`,
    ),
  },
  {
    questionId: 'change-stay',
    category: 'reservation',
    question: t(
      '예약을 변경하거나 취소하려면 어떻게 합니까?',
      'How do I change or cancel a reservation?',
      '予約の変更・キャンセル方法は？',
      '如何更改或取消预订？',
    ),
    answer: t(
      '마이페이지의 객실 예약에서 예약을 선택해 주십시오. 날짜와 객실, 인원, 투숙객, 도착 시각을 변경하시거나 객실을 하나씩 취소하실 수 있습니다. 취소 수수료와 무료 취소 기한이 함께 표시됩니다.',
      'Open the reservation under Room reservations in My Page. You can change dates, room types, guests and arrival time, or cancel a single room. It shows until when cancelling is free and what it costs after that.',
      'マイページの客室予約から該当のご予約をお選びください。日程、客室、人数、ご宿泊者、ご到着予定時刻の変更や、客室ごとのキャンセルを承ります。無料キャンセルの期限とキャンセル料も表示されます。',
      '请在个人中心的客房预订中选择该预订，可更改日期、客房、人数、住客和到达时间，也可单独取消一间客房。页面会显示免费取消期限及取消费用。',
    ),
  },
  {
    questionId: 'receipt',
    category: 'reservation',
    question: t(
      '영수증은 어디에서 받습니까?',
      'Where do I get a receipt?',
      '領収書はどこで受け取れますか。',
      '在哪里获取收据？',
    ),
    answer: t(
      '지난 숙박의 예약 상세에서 명세서를 보고 인쇄하실 수 있습니다.',
      'Open a past stay in My Page to see and print its statement.',
      'マイページで過去のご宿泊を開くと、明細書の表示と印刷ができます。',
      '在个人中心打开已完成的住宿，即可查看并打印明细单。',
    ),
  },
  {
    questionId: 'voucher-use',
    category: 'voucher',
    question: t('바우처는 어떻게 사용합니까?', 'How do I use a voucher?', 'バウチャーの使い方は？', '如何使用礼券？'),
    answer: t(
      '객실을 예약하실 때 사용할 바우처를 직접 선택하십시오. 무료 취소 기한 안에 취소하시면 바우처를 돌려드립니다.',
      'Pick the voucher you want to use while booking a room. If you cancel while it is free, you get the voucher back.',
      '客室のご予約時に、ご利用になるバウチャーをお選びください。無料キャンセル期限内のキャンセルでは、バウチャーをお返しいたします。',
      '预订客房时请选择要使用的礼券。在免费取消期限内取消，礼券将退还给您。',
    ),
  },
  {
    questionId: 'table-change',
    category: 'dining',
    question: t(
      '다이닝 예약 인원을 바꿀 수 있습니까?',
      'Can I change the number of guests at a table?',
      'レストラン予約の人数を変更できますか。',
      '可以更改餐厅预订的人数吗？',
    ),
    answer: t(
      '마이페이지의 다이닝 예약에서 날짜, 시간, 인원을 바꾸실 수 있습니다. 큰 모임은 매장으로 전화해 주십시오.',
      'Yes: change date, time and number of guests under Dining reservations in My Page. For large parties please call the restaurant.',
      'マイページのレストラン予約で、日付・時間・人数を変更いただけます。大人数の場合は店舗へお電話ください。',
      '可以，请在个人中心的餐厅预订中更改日期、时间和人数。人数较多时请致电餐厅。',
    ),
  },
  {
    questionId: 'logged-out',
    category: 'website',
    question: t(
      '로그인이 풀렸습니다. 입력하던 내용은 사라집니까?',
      'I was logged out. Is what I typed lost?',
      'ログアウトされました。入力した内容は消えますか。',
      '登录已过期，填写的内容会丢失吗？',
    ),
    answer: t(
      '아닙니다. 같은 기기에서 다시 로그인하시면 작성하시던 내용이 그대로 나타납니다.',
      'No. Log in again on the same device, and the form shows what you had typed.',
      'いいえ。同じ端末で再度ログインいただくと、入力内容がそのまま表示されます。',
      '不会。在同一设备上重新登录后，表单会显示您之前填写的内容。',
    ),
  },
  {
    questionId: 'visit-other',
    category: 'other',
    question: t(
      '호텔로 직접 문의할 수 있습니까?',
      'Can I contact a hotel directly?',
      'ホテルに直接問い合わせできますか。',
      '可以直接联系酒店吗？',
    ),
    answer: t(
      '호텔마다 안내 화면에 전화번호와 주소가 있습니다. 체크인 당일의 요청은 호텔로 전화해 주시면 가장 빠릅니다.',
      'Each hotel’s page has its telephone number and address. On the day of arrival a call to the hotel is the quickest way.',
      '各ホテルのページに電話番号と住所を掲載しております。ご到着当日のご要望は、ホテルへのお電話が最も早くお受けできます。',
      '每家酒店的页面都有电话和地址。入住当天的需求，致电酒店最为快捷。',
    ),
  },
];
