import type { Tier } from '../../../lib/hub/contract/member.ts';
import { type Texts, t } from './texts.ts';

interface BenefitSeed {
  readonly benefitId: string;
  readonly title: Texts;
  readonly text: Texts;
}

/** What each tier gives beside its points; the rates of points are in `member/tiers.ts`. */
export const tierBenefits: Readonly<Record<Tier, readonly BenefitSeed[]>> = {
  classic: [
    {
      benefitId: 'member-rate',
      title: t('회원 요금', 'Member rates', '会員料金', '会员价'),
      text: t(
        '공개 요금보다 낮은 회원 전용 요금으로 예약하실 수 있습니다.',
        'Book at rates below those open to everyone.',
        '一般料金よりお得な会員専用料金でご予約いただけます。',
        '可享低于公开价格的会员专享房价。',
      ),
    },
    {
      benefitId: 'free-wifi',
      title: t('무료 와이파이', 'Free Wi-Fi', '無料Wi-Fi', '免费无线网络'),
      text: t(
        '모든 호텔의 객실에서 이용하실 수 있습니다.',
        'In the rooms of every hotel.',
        '全ホテルの客室でご利用いただけます。',
        '所有酒店客房均可使用。',
      ),
    },
  ],
  silver: [
    {
      benefitId: 'late-check-out',
      title: t('오후 1시 체크아웃', 'Check-out at 1 pm', '13時チェックアウト', '延迟至13点退房'),
      text: t(
        '객실 상황에 따라 제공됩니다.',
        'Subject to availability.',
        '空室状況により承ります。',
        '视客房供应情况而定。',
      ),
    },
    {
      benefitId: 'choice-voucher',
      title: t('선택 바우처 연 1매', 'One choice voucher a year', '選べるバウチャー 年1枚', '每年一张自选礼券'),
      text: t(
        '다이닝, 스파, 객실 업그레이드 가운데 하나를 고르실 수 있습니다.',
        'Dining, spa or a room upgrade.',
        'お食事、スパ、客室アップグレードからお選びいただけます。',
        '可在餐饮、水疗与客房升级中任选其一。',
      ),
    },
  ],
  gold: [
    {
      benefitId: 'room-upgrade',
      title: t('객실 업그레이드', 'Room upgrade', '客室アップグレード', '客房升级'),
      text: t(
        '체크인 시 한 단계 위의 객실을 객실 상황에 따라 제공합니다.',
        'The next room category at check-in, subject to availability.',
        'チェックイン時に一つ上の客室を、空室状況によりご用意いたします。',
        '入住时视供应情况升级至高一级房型。',
      ),
    },
    {
      benefitId: 'breakfast',
      title: t('2인 조식', 'Breakfast for two', '朝食（お二人様）', '双人早餐'),
      text: t(
        '투숙하시는 동안 매일 아침 제공합니다.',
        'Every morning of your stay.',
        'ご滞在中、毎朝ご用意いたします。',
        '入住期间每日提供。',
      ),
    },
  ],
  platinum: [
    {
      benefitId: 'lounge',
      title: t('라운지 이용', 'Club lounge', 'クラブラウンジ', '酒廊礼遇'),
      text: t(
        '라운지가 있는 호텔에서 동반 1인까지 이용하실 수 있습니다.',
        'For you and one guest, at hotels with a lounge.',
        'ラウンジのあるホテルで、ご同伴者様お一人までご利用いただけます。',
        '在设有酒廊的酒店，您与一位同行宾客可免费使用。',
      ),
    },
    {
      benefitId: 'suite-voucher',
      title: t(
        '스위트 업그레이드 연 2회',
        'Two suite upgrades a year',
        'スイートへのアップグレード 年2回',
        '每年两次套房升级',
      ),
      text: t(
        '예약하실 때 미리 확정하실 수 있습니다.',
        'Confirmed in advance when you book.',
        'ご予約時にあらかじめ確定いただけます。',
        '预订时即可提前确认。',
      ),
    },
  ],
};
