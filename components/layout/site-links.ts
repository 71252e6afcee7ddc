import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';

export interface SiteLink<Key extends string> {
  key: Key;
  path: string;
}

type HeaderKey = Extract<keyof Messages['layout']['header'], 'hotels' | 'dining' | 'programme' | 'reservation'>;
type MemberKey = Extract<
  keyof Messages['layout']['footer'],
  'memberStatus' | 'reservations' | 'memberCard' | 'points' | 'vouchers' | 'customerCentre'
>;

export const headerLinks: readonly SiteLink<HeaderKey>[] = [
  { key: 'hotels', path: paths.hotels() },
  { key: 'dining', path: paths.dining() },
  { key: 'programme', path: paths.programme() },
  { key: 'reservation', path: paths.guestReservation() },
];

export const legalLinks: readonly SiteLink<'help' | 'terms' | 'privacy' | 'accessibility'>[] = [
  { key: 'help', path: paths.help() },
  { key: 'terms', path: paths.terms() },
  { key: 'privacy', path: paths.privacy() },
  { key: 'accessibility', path: paths.accessibility() },
];

export const memberLinks: readonly SiteLink<MemberKey>[] = [
  { key: 'memberStatus', path: paths.myPageUserInfo.memberStatus() },
  { key: 'reservations', path: paths.myPageReservationCheck.roomReservation() },
  { key: 'memberCard', path: paths.myPageUserInfo.mobileUserCard() },
  { key: 'points', path: paths.myPagePoint.pointInfo() },
  { key: 'vouchers', path: paths.myPageCoupon.couponInfo() },
  { key: 'customerCentre', path: paths.myPageDirectQnA() },
];
