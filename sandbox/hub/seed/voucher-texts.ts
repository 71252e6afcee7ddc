import { type Texts, t } from './texts.ts';

export const voucherTexts = {
  breakfast: {
    name: t('조식 2인 초대권', 'Breakfast for two', '朝食ご招待（お二人様）', '双人早餐礼券'),
    description: t(
      '숙박하시는 동안 한 번, 두 분의 아침을 준비합니다.',
      'Once during a stay we set breakfast for two.',
      'ご滞在中に一度、お二人様の朝食をご用意します。',
      '住宿期间可使用一次，为两位准备早餐。',
    ),
  },
  spa: {
    name: t('스파 30,000원 이용권', 'Spa credit of ₩30,000', 'スパ30,000ウォンご利用券', '水疗30,000韩元抵用券'),
    description: t(
      '그룹의 모든 스파에서 60분 이상 이용하실 때 쓰실 수 있습니다.',
      'For treatments of 60 minutes or more in any spa of the group.',
      'グループ内すべてのスパで60分以上のご利用に。',
      '适用于集团旗下所有水疗中心60分钟以上的项目。',
    ),
  },
  lateCheckout: {
    name: t('오후 2시 늦은 체크아웃', 'Late check-out at 2 pm', '14時レイトチェックアウト', '延迟至14点退房'),
    description: t(
      '출발하시는 날 아침까지 프런트에 말씀해 주십시오.',
      'Please tell the front desk by the morning of departure.',
      'ご出発日の朝までにフロントへお申し付けください。',
      '请于离店当日早晨前告知前台。',
    ),
  },
  choice: {
    name: t('실버 회원 선택 혜택', 'Silver benefit of your choice', 'シルバー会員 選べる特典', '银卡会员自选礼遇'),
    description: t(
      '다이닝, 스파, 객실 업그레이드 가운데 하나를 고르실 수 있습니다.',
      'Choose one: dining, spa or a room upgrade.',
      'お食事、スパ、客室アップグレードから一つお選びいただけます。',
      '可在餐饮、水疗与客房升级中任选其一。',
    ),
  },
} as const satisfies Record<string, { name: Texts; description: Texts }>;
export type VoucherKind = keyof typeof voucherTexts;
