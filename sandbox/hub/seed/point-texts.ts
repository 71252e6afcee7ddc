import { type Texts, t } from './texts.ts';

/** Lines of the points statement; the hotel's name is put before the line where there is one. */
export const pointTexts = {
  stay: t('숙박 적립', 'Stay', 'ご宿泊', '住宿累积'),
  promotion: t('프로모션 포인트', 'Promotional points', 'プロモーションポイント', '活动积分'),
  referral: t('추천 회원 첫 숙박', 'First stay of a member you referred', 'ご紹介会員の初回宿泊', '推荐会员首次入住'),
  correction: t('포인트 조정', 'Adjustment', 'ポイント調整', '积分调整'),
  stayPayment: t('숙박 요금 결제', 'Payment for a stay', 'ご宿泊料金のお支払い', '支付住宿费用'),
  returned: t('사용 포인트 환급', 'Points given back', 'ご利用ポイントの返還', '退回已用积分'),
  expired: t('유효기간 만료', 'Expired', '有効期限切れ', '积分到期'),
} as const satisfies Record<string, Texts>;
export type PointTextKey = keyof typeof pointTexts;
