import { unlocalizedPath } from '../i18n/localized-path.ts';
import { decodedOnce } from '../request/request-path.ts';

interface Page {
  /** Public: cached, the same for every visitor, its policy by hashes. Personal: rendered for each request, by a nonce. */
  kind: 'public' | 'personal';
  /** Listed: in sitemaps. Disallowed: by robots.txt, with the addresses below it. Noindex: crawlers may read it. */
  search: 'listed' | 'noindex' | 'disallowed';
  /** The change of the hub after which a cached copy is too old; `hotel`: of the hotel in its address. */
  section?: 'catalogue' | 'hotel' | 'dining' | 'texts';
  /** Members are redirected to the home page, from the addresses below it too. */
  guestsOnly?: true;
}

const publicPage = (section: Page['section']): Page => ({ kind: 'public', search: 'listed', section });
const personal: Page = { kind: 'personal', search: 'noindex' };
const disallowed: Page = { ...personal, search: 'disallowed' };
const guestsOnly: Page = { ...personal, guestsOnly: true };

/**
 * One row for each page: its address without language, which is also its name in logs, and what holds for it. If two rows
 * match an address, the first is its page: as in Next, fixed segments come before ids.
 */
const rows: Record<string, Page> = {
  '/': publicPage('catalogue'),
  '/hotels': publicPage('catalogue'),
  '/hotels/page/{page}': publicPage('catalogue'),
  '/hotels/in/{category}/{detail}': publicPage('catalogue'),
  '/hotels/in/{category}/{detail}/{page}': publicPage('catalogue'),
  '/hotels/{hotelId}': publicPage('hotel'),
  '/dining': publicPage('dining'),
  '/dining/page/{page}': publicPage('dining'),
  '/dining/in/{region}': publicPage('dining'),
  '/dining/in/{region}/{page}': publicPage('dining'),
  '/dining/confirmation/{tableReservationNo}': personal,
  '/dining/{restaurantId}': publicPage('dining'),
  '/dining/{restaurantId}/table': personal,
  '/offers': publicPage('catalogue'),
  '/offers/{offerId}': publicPage('catalogue'),
  '/rewards': publicPage('texts'),
  '/terms': publicPage('texts'),
  '/privacy': publicPage('texts'),
  '/accessibility': publicPage('texts'),
  '/help': publicPage('texts'),
  '/search': personal,
  '/search/compare': personal,
  '/search/{hotelId}': personal,
  '/booking': disallowed,
  '/booking/confirmation/{reservationNo}': personal,
  '/reservation': personal,
  '/reservation/change': personal,
  '/membershipLogin': guestsOnly,
  '/signUp': guestsOnly,
  '/signUp/identity': personal,
  '/signUp/details': personal,
  '/signUpSuccess': personal,
  '/findAccount': personal,
  '/membershipIntegration': guestsOnly,
  '/identityVerification': disallowed,
  '/identityReturn': disallowed,
  '/membershipEnded': personal,
  '/notMe': personal,
  '/_app': disallowed,
  '/Voc': personal,
  '/myPage': disallowed,
  '/myPage/Voc': personal,
  '/myPage/Voc/followUp': personal,
  '/myPage/userInfo/memberStatus': personal,
  '/myPage/userInfo/mobileUserCard': personal,
  '/myPage/userInfo/editProfile': personal,
  '/myPage/userInfo/editProfile/archive': personal,
  '/myPage/userInfo/customUserInfo': personal,
  '/myPage/userInfo/accountCancellation': personal,
  '/myPage/userInfo/employeeCertification': personal,
  '/myPage/reservationCheck/roomReservation': personal,
  '/myPage/reservationCheck/roomReservation/{reservationNo}': personal,
  '/myPage/reservationCheck/roomReservation/{reservationNo}/change': personal,
  '/myPage/reservationCheck/roomReservation/{reservationNo}/receipt': personal,
  '/myPage/reservationCheck/diningReservation': personal,
  '/myPage/reservationCheck/diningReservation/{tableReservationNo}': personal,
  '/myPage/myPoint/pointInfo': personal,
  '/myPage/myPoint/referralPointsHistory': personal,
  '/myPage/myPoint/employeeReferralPointsHistory': personal,
  '/myPage/myPoint/pointsAdjustment': personal,
  '/myPage/myPoint/pointsAdjustmentResult': personal,
  '/myPage/myPoint/pointsAdjustmentResult/{claimNo}': personal,
  '/myPage/myCoupon/couponInfo': personal,
  '/myPage/myCoupon/selectCoupon': personal,
  '/myPage/referralInput/common': personal,
  '/myPage/referralInput/company': personal,
  '/myPage/directQnA': personal,
  '/myPage/directQnA/write': personal,
  '/myPage/directQnA/enquiry/{enquiryNo}': personal,
  '/myPage/attachment/{attachmentId}': personal,
};

export const pages = Object.entries(rows).map(([pattern, page]) => ({ pattern, ...page }));

export function patternFinder(patterns: readonly string[]): (path: string) => string | undefined {
  const fixed = new Set(patterns.filter((pattern) => !pattern.includes('{')));
  const withId = patterns
    .filter((pattern) => !fixed.has(pattern))
    .map((pattern) => ({ pattern, expression: new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (path) => (fixed.has(path) ? path : withId.find(({ expression }) => expression.test(path))?.pattern);
}

/** @param path without language */
export const pagePattern = patternFinder(Object.keys(rows));

/**
 * Next finds the page of `/%68otels` too, and would cache it under `/hotels` with one request's nonce in it: an escaped
 * spelling of a public page is public. (The web server redirects such a spelling to the plain one.)
 */
export function pageKind(pathname: string): 'public' | 'personal' {
  const isPublic = [pathname, decodedOnce(pathname) ?? pathname].some((spelling) => {
    const path = unlocalizedPath(spelling).replace(/(?!^)\/$/, '');
    return rows[pagePattern(path) ?? '']?.kind === 'public';
  });
  return isPublic ? 'public' : 'personal';
}
