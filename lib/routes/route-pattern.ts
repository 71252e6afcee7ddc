import { contract } from '../hub/contract/contract.ts';
import { unlocalizedPath } from '../i18n/localized-path.ts';

/** Fixed addresses and addresses with an id; what is none of these is `other`, so that a scan makes one row. */
const pagePatterns = [
  '/',
  '/hotels',
  '/hotels/{hotelId}',
  '/hotels/page/{page}',
  '/hotels/in/{category}/{detail}',
  '/hotels/in/{category}/{detail}/{page}',
  '/dining',
  '/dining/{restaurantId}',
  '/dining/page/{page}',
  '/dining/in/{region}',
  '/dining/in/{region}/{page}',
  '/dining/{restaurantId}/table',
  '/dining/confirmation/{tableReservationNo}',
  '/rewards',
  '/terms',
  '/privacy',
  '/accessibility',
  '/help',
  '/search',
  '/search/{hotelId}',
  '/booking',
  '/booking/confirmation/{reservationNo}',
  '/reservation',
  '/reservation/change',
  '/membershipLogin',
  '/signUp',
  '/signUp/identity',
  '/signUp/details',
  '/signUpSuccess',
  '/findAccount',
  '/membershipIntegration',
  '/identityVerification',
  '/identityReturn',
  '/membershipEnded',
  '/_app',
  '/Voc',
  '/myPage',
  '/myPage/Voc',
  '/myPage/Voc/followUp',
  '/myPage/userInfo/memberStatus',
  '/myPage/userInfo/mobileUserCard',
  '/myPage/userInfo/editProfile',
  '/myPage/userInfo/customUserInfo',
  '/myPage/userInfo/accountCancellation',
  '/myPage/userInfo/employeeCertification',
  '/myPage/reservationCheck/roomReservation',
  '/myPage/reservationCheck/roomReservation/{reservationNo}',
  '/myPage/reservationCheck/roomReservation/{reservationNo}/change',
  '/myPage/reservationCheck/roomReservation/{reservationNo}/receipt',
  '/myPage/reservationCheck/diningReservation',
  '/myPage/reservationCheck/diningReservation/{tableReservationNo}',
  '/myPage/myPoint/pointInfo',
  '/myPage/myPoint/referralPointsHistory',
  '/myPage/myPoint/employeeReferralPointsHistory',
  '/myPage/myPoint/pointsAdjustment',
  '/myPage/myPoint/pointsAdjustmentResult',
  '/myPage/myPoint/pointsAdjustmentResult/{claimNo}',
  '/myPage/myCoupon/couponInfo',
  '/myPage/myCoupon/selectCoupon',
  '/myPage/referralInput/common',
  '/myPage/referralInput/company',
  '/myPage/directQnA',
  '/myPage/directQnA/write',
  '/myPage/directQnA/enquiry/{enquiryNo}',
  '/myPage/attachment/{attachmentId}',
  '/api/guest/account',
  '/api/guest/booking',
  '/api/guest/cancel',
  '/api/guest/change',
  '/api/guest/leave',
  '/api/guest/look-up',
  '/api/guest/mail',
  '/api/guest/nights',
  '/api/guest/number',
  '/api/guest/quote',
  '/api/guest/table',
  '/api/guest/table-change',
  '/api/member/attachment',
  '/api/session/chat',
  '/api/session/feedback',
  '/api/session/integration',
  '/api/session/join',
  '/api/session/login',
  '/api/session/logout',
  '/api/session/statement',
  '/api/session/sync',
  '/api/session/tokens',
  '/api/session/viewer',
  '/api/session/withdrawal',
  '/api/identity/start',
  '/api/identity/callback',
  '/api/identity/password',
  '/api/identity/result',
  '/api/identity/state',
  '/api/health/live',
  '/api/health/ready',
  '/api/metrics',
  '/api/now',
  '/api/page-changes',
  '/api/vitals',
] as const;

const patterns = [
  ...pagePatterns,
  ...Object.values(contract)
    .filter((entry) => entry.audience !== 'server')
    .map((entry) => `/api/hub${entry.path}`),
];
const fixed = new Set(patterns.filter((pattern) => !pattern.includes('{')));
const withId = patterns
  .filter((pattern) => pattern.includes('{'))
  .map((pattern) => ({ pattern, expression: new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** Folders of files, and files at the root: the whole list of what is no page and no handler. */
const fileFolders = ['/_next/static/', '/fonts/', '/pictures/', '/sitemaps/', '/manifests/'] as const;
const rootFiles: ReadonlySet<string> = new Set([
  '/apple-touch-icon.png',
  '/card-worker.js',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/robots.txt',
  '/sitemap.xml',
]);

function filePattern(pathname: string): string | undefined {
  if (rootFiles.has(pathname)) return pathname;
  const folder = fileFolders.find((start) => pathname.startsWith(start));
  return folder && `${folder}{file}`;
}

/** By its place, whether or not it exists: an ending such as `.css` makes no address a file. */
export const isFile = (pathname: string): boolean => filePattern(pathname) !== undefined;

/** Without language, ids and names of files replaced. @param pathname as `readRequestPath` reads it */
export function routePattern(pathname: string): string {
  const file = filePattern(pathname);
  if (file !== undefined) return file;
  const path = unlocalizedPath(pathname);
  if (fixed.has(path)) return path;
  return withId.find(({ expression }) => expression.test(path))?.pattern ?? 'other';
}
