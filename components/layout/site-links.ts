import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';

type HeaderKey = Extract<keyof Messages['layout']['header'], 'hotels' | 'dining' | 'reservation'>;
type FooterKey = HeaderKey | 'memberCard' | 'points' | 'vouchers' | 'customerCentre';

/** Links of the header. An entry stands here only while its page exists (see the test). */
export const headerLinks: readonly { key: HeaderKey; path: string }[] = [{ key: 'hotels', path: paths.hotels() }];

/** Links of the footer about the rewards programme; the pages ask for a login themselves. */
export const rewardsLinks: readonly { key: Exclude<FooterKey, HeaderKey>; path: string }[] = [
  { key: 'memberCard', path: paths.myPageUserInfo.mobileUserCard() },
  { key: 'points', path: paths.myPagePoint.pointInfo() },
  { key: 'vouchers', path: paths.myPageCoupon.couponInfo() },
  { key: 'customerCentre', path: paths.myPageDirectQnA() },
];
