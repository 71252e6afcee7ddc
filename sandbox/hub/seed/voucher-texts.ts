import type * as z from 'zod';
import type { voucherUse } from '../../../lib/hub/contract/voucher.ts';
import { type Texts, t } from './texts.ts';

export type VoucherUse = z.output<typeof voucherUse>;

const atTheHouse: VoucherUse = { redeemedAt: 'house', discount: null, minimumKrw: 0, hotelIds: [] };

export const voucherTexts = {
  stayCredit: {
    name: t('숙박 50,000원 이용권', 'Stay credit of ₩50,000', 'ご宿泊50,000ウォンご利用券', '住宿50,000韩元抵用券'),
    description: t(
      '총액 300,000원 이상 예약에 사용하실 수 있습니다.',
      'For reservations of ₩300,000 or more.',
      '総額300,000ウォン以上のご予約に。',
      '适用于总价300,000韩元及以上的预订。',
    ),
    use: {
      redeemedAt: 'booking',
      discount: { kind: 'amount', amountKrw: 50_000 },
      minimumKrw: 300_000,
      hotelIds: [],
    },
  },
  palaceStay: {
    name: t(
      '하늘 경복 숙박 10% 우대권',
      '10% off at Haneul Gyeongbok',
      'ハヌル 景福 ご宿泊10%優待券',
      '天空景福住宿九折券',
    ),
    description: t(
      '하늘 경복 예약 시 최대 80,000원까지 할인해 드립니다.',
      'Up to ₩80,000 off a reservation at Haneul Gyeongbok.',
      'ハヌル 景福のご予約で最大80,000ウォンを差し引きます。',
      '预订天空景福最高可减80,000韩元。',
    ),
    use: {
      redeemedAt: 'booking',
      discount: { kind: 'percent', percent: 10, atMostKrw: 80_000 },
      minimumKrw: 0,
      hotelIds: ['haneul-gyeongbok'],
    },
  },
  breakfast: {
    name: t('조식 2인 초대권', 'Breakfast for two', '朝食ご招待（お二人様）', '双人早餐礼券'),
    description: t(
      '숙박하시는 동안 한 번, 두 분의 조식을 준비해 드립니다.',
      'Breakfast for two, once during your stay.',
      'ご滞在中に一度、お二人様の朝食をご用意します。',
      '住宿期间可使用一次，为两位准备早餐。',
    ),
    use: atTheHouse,
  },
  spa: {
    name: t('스파 30,000원 이용권', 'Spa credit of ₩30,000', 'スパ30,000ウォンご利用券', '水疗30,000韩元抵用券'),
    description: t(
      '그룹의 모든 스파에서 60분 이상 이용하실 때 사용하실 수 있습니다.',
      'For treatments of 60 minutes or more at any of our spas.',
      'グループ内すべてのスパで60分以上のご利用に。',
      '适用于集团旗下所有水疗中心60分钟以上的项目。',
    ),
    use: atTheHouse,
  },
  dining: {
    name: t('다이닝 40,000원 이용권', 'Dining credit of ₩40,000', 'お食事40,000ウォンご利用券', '餐饮40,000韩元抵用券'),
    description: t(
      '하늘 경복과 오름 제주의 레스토랑에서 두 분 이상 식사하실 때 사용하실 수 있습니다.',
      'For two or more guests at the restaurants of Haneul Gyeongbok and Oreum Jeju.',
      'ハヌル 景福とオルム 済州のレストランで、お二人様以上のお食事に。',
      '适用于天空 景福与岳麓 济州餐厅两位及以上宾客用餐。',
    ),
    use: { ...atTheHouse, hotelIds: ['haneul-gyeongbok', 'oreum-jeju'] },
  },
  roomUpgrade: {
    name: t('객실 업그레이드', 'Room upgrade', '客室アップグレード', '客房升级'),
    description: t(
      '체크인하실 때 말씀해 주시면 한 단계 높은 객실로 안내해 드립니다. 당일 객실 사정에 따라 제공됩니다.',
      'Ask at check-in for a room one category higher, subject to availability on the day.',
      'チェックインの際にお申し付けください。当日の空室状況により、一つ上の客室をご用意します。',
      '办理入住时告知前台，可升级至高一级客房，视当日客房情况而定。',
    ),
    use: atTheHouse,
  },
  lateCheckout: {
    name: t('오후 2시 레이트 체크아웃', 'Late check-out at 2 pm', '14時レイトチェックアウト', '延迟退房至14:00'),
    description: t(
      '출발하시는 날 아침까지 프런트에 말씀해 주십시오.',
      'Please tell the front desk by the morning of departure.',
      'ご出発日の朝までにフロントへお申し付けください。',
      '请于离店当日早晨前告知前台。',
    ),
    use: atTheHouse,
  },
  choice: {
    name: t('실버 회원 선택 혜택', 'Silver benefit of your choice', 'シルバー会員 選べる特典', '银卡会员自选礼遇'),
    description: t(
      '다이닝, 스파, 객실 업그레이드 중 하나를 선택하실 수 있습니다.',
      'Choose one: dining, spa or a room upgrade.',
      'お食事、スパ、客室アップグレードから一つお選びいただけます。',
      '可在餐饮、水疗与客房升级中任选其一。',
    ),
    use: { ...atTheHouse, redeemedAt: 'choice' },
  },
} as const satisfies Record<string, { name: Texts; description: Texts; use: VoucherUse }>;
export type VoucherKind = keyof typeof voucherTexts;

/** What a choice can be turned into, and what it becomes by itself after its last day. */
export const choiceOptions: Readonly<
  Partial<Record<VoucherKind, { options: readonly VoucherKind[]; default: VoucherKind }>>
> = { choice: { options: ['dining', 'spa', 'roomUpgrade'], default: 'spa' } };

/** Where and for what a kind is good. */
export const voucherUseOf = (kind: VoucherKind): VoucherUse => voucherTexts[kind].use;
