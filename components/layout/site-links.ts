import { paths } from '@/lib/routes/paths';

/** Their keys are below `layout.header` or `layout.footer`. */
export const headerLinks = [
  { key: 'hotels', path: paths.hotels() },
  { key: 'offers', path: paths.packages() },
  { key: 'dining', path: paths.dining() },
  { key: 'programme', path: paths.programme() },
  { key: 'reservation', path: paths.guestReservation() },
] as const;

export const legalLinks = [
  { key: 'help', path: paths.help() },
  { key: 'terms', path: paths.terms() },
  { key: 'privacy', path: paths.privacy() },
  { key: 'accessibility', path: paths.accessibility() },
] as const;

export const memberLinks = [
  { key: 'memberStatus', path: paths.myPageUserInfo.memberStatus() },
  { key: 'reservations', path: paths.myPageReservationCheck.roomReservation() },
  { key: 'memberCard', path: paths.myPageUserInfo.mobileUserCard() },
  { key: 'points', path: paths.myPagePoint.pointInfo() },
  { key: 'vouchers', path: paths.myPageCoupon.couponInfo() },
  { key: 'customerCentre', path: paths.myPageDirectQnA() },
] as const;
