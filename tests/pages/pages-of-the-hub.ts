// Long, because every page has its row or its reason.
import type { ReactNode } from 'react';
import ConfirmationRoute from '@/app/[locale]/(personal)/booking/confirmation/[reservationNo]/page';
import BookingRoute from '@/app/[locale]/(personal)/booking/page';
import TableRoute from '@/app/[locale]/(personal)/dining/[restaurantId]/table/page';
import TableConfirmationRoute from '@/app/[locale]/(personal)/dining/confirmation/[tableReservationNo]/page';
import IntegrationRoute from '@/app/[locale]/(personal)/membershipIntegration/page';
import LoginRoute from '@/app/[locale]/(personal)/membershipLogin/page';
import EnquiryRoute from '@/app/[locale]/(personal)/myPage/directQnA/enquiry/[enquiryNo]/page';
import CustomerCentreRoute from '@/app/[locale]/(personal)/myPage/directQnA/page';
import MyPageLayout from '@/app/[locale]/(personal)/myPage/layout';
import CouponsRoute from '@/app/[locale]/(personal)/myPage/myCoupon/couponInfo/page';
import ChoicesRoute from '@/app/[locale]/(personal)/myPage/myCoupon/selectCoupon/page';
import EmployeeReferralsRoute from '@/app/[locale]/(personal)/myPage/myPoint/employeeReferralPointsHistory/page';
import PointInfoLayout from '@/app/[locale]/(personal)/myPage/myPoint/pointInfo/layout';
import PointInfoRoute from '@/app/[locale]/(personal)/myPage/myPoint/pointInfo/page';
import ClaimFormRoute from '@/app/[locale]/(personal)/myPage/myPoint/pointsAdjustment/page';
import ClaimRoute from '@/app/[locale]/(personal)/myPage/myPoint/pointsAdjustmentResult/[claimNo]/page';
import ClaimsRoute from '@/app/[locale]/(personal)/myPage/myPoint/pointsAdjustmentResult/page';
import ReferralsRoute from '@/app/[locale]/(personal)/myPage/myPoint/referralPointsHistory/page';
import MyPageRoute from '@/app/[locale]/(personal)/myPage/page';
import ReferralRoute from '@/app/[locale]/(personal)/myPage/referralInput/common/page';
import CompanyReferralRoute from '@/app/[locale]/(personal)/myPage/referralInput/company/page';
import TableReservationRoute from '@/app/[locale]/(personal)/myPage/reservationCheck/diningReservation/[tableReservationNo]/page';
import TableReservationsRoute from '@/app/[locale]/(personal)/myPage/reservationCheck/diningReservation/page';
import ChangeRoute from '@/app/[locale]/(personal)/myPage/reservationCheck/roomReservation/[reservationNo]/change/page';
import ReservationRoute from '@/app/[locale]/(personal)/myPage/reservationCheck/roomReservation/[reservationNo]/page';
import ReceiptRoute from '@/app/[locale]/(personal)/myPage/reservationCheck/roomReservation/[reservationNo]/receipt/page';
import ReservationsRoute from '@/app/[locale]/(personal)/myPage/reservationCheck/roomReservation/page';
import LeaveRoute from '@/app/[locale]/(personal)/myPage/userInfo/accountCancellation/page';
import PreferencesRoute from '@/app/[locale]/(personal)/myPage/userInfo/customUserInfo/page';
import ProfileRoute from '@/app/[locale]/(personal)/myPage/userInfo/editProfile/page';
import CertificationRoute from '@/app/[locale]/(personal)/myPage/userInfo/employeeCertification/page';
import MemberStatusRoute from '@/app/[locale]/(personal)/myPage/userInfo/memberStatus/page';
import OffersRoute from '@/app/[locale]/(personal)/search/[hotelId]/page';
import CompareRoute from '@/app/[locale]/(personal)/search/compare/page';
import SearchRoute from '@/app/[locale]/(personal)/search/page';
import RestaurantRoute from '@/app/[locale]/(public)/dining/[restaurantId]/page';
import NumberedRegionRoute from '@/app/[locale]/(public)/dining/in/[region]/[page]/page';
import RegionRoute from '@/app/[locale]/(public)/dining/in/[region]/page';
import DiningRoute from '@/app/[locale]/(public)/dining/page';
import NumberedDiningRoute from '@/app/[locale]/(public)/dining/page/[page]/page';
import HelpRoute from '@/app/[locale]/(public)/help/page';
import HotelRoute from '@/app/[locale]/(public)/hotels/[hotelId]/page';
import NumberedPlaceRoute from '@/app/[locale]/(public)/hotels/in/[category]/[detail]/[page]/page';
import PlaceRoute from '@/app/[locale]/(public)/hotels/in/[category]/[detail]/page';
import HotelsRoute from '@/app/[locale]/(public)/hotels/page';
import NumberedHotelsRoute from '@/app/[locale]/(public)/hotels/page/[page]/page';
import PackageRoute from '@/app/[locale]/(public)/offers/[offerId]/page';
import PackagesRoute from '@/app/[locale]/(public)/offers/page';
import HomeRoute from '@/app/[locale]/(public)/page';
import ProgrammeRoute from '@/app/[locale]/(public)/rewards/page';
import TermsRoute from '@/app/[locale]/(public)/terms/page';
import { addDays } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { MakePage } from './rendered-pages';

const today = seoulToday(new Date());
const stay = `checkIn=${addDays(today, 30)}&checkOut=${addDays(today, 32)}`;
const offer = `hotel=sample-house&${stay}&room=2-0.deluxe.flex&expected=300000`;

/** A page as its route is called: its own parameters are fixed, the query comes from the address. */
const page =
  (route: (props: never) => Promise<ReactNode>, own: object = {}): MakePage =>
  (searchParams) =>
    route({ params: Promise.resolve(own), searchParams } as never);
const inMyPage =
  (route: (props: never) => Promise<ReactNode>, own?: object): MakePage =>
  async (searchParams) =>
    MyPageLayout({ children: await page(route, own)(searchParams) });

/** The page within its own layout, side by side with it, as Next renders both. */
const pointInfo = (props: Parameters<typeof PointInfoRoute>[0]) => PointInfoLayout({ children: PointInfoRoute(props) });

/** What stands in place of the page: a whole page that says so, or My Page's own frame with a sentence in it. */
export type Shows = 'page' | 'partOfMyPage';

interface PageOfTheHub {
  path: string;
  shows: Shows;
  make: MakePage;
  /**
   * How many calls it makes side by side for an employee, before any is answered, with those of My Page's menu; one when
   * absent.
   */
  calls?: number;
}

/** Every page that asks the hub anything, but for those of `withoutRow`. */
export const pages: PageOfTheHub[] = [
  { path: '/', shows: 'page', make: page(HomeRoute) },
  { path: '/hotels', shows: 'page', make: page(HotelsRoute) },
  { path: '/hotels/page/2', shows: 'page', make: page(NumberedHotelsRoute, { page: '2' }) },
  {
    path: '/hotels/in/location/seoul',
    shows: 'page',
    make: page(PlaceRoute, { category: 'location', detail: 'seoul' }),
    calls: 2,
  },
  {
    path: '/hotels/in/theme/hanok/3',
    shows: 'page',
    make: page(NumberedPlaceRoute, { category: 'theme', detail: 'hanok', page: '3' }),
  },
  { path: '/hotels/sample-house', shows: 'page', make: page(HotelRoute, { hotelId: 'sample-house' }) },
  { path: '/offers', shows: 'page', make: page(PackagesRoute) },
  { path: '/offers/sample-package', shows: 'page', make: page(PackageRoute, { offerId: 'sample-package' }) },
  { path: '/rewards', shows: 'page', make: page(ProgrammeRoute) },
  { path: '/terms', shows: 'page', make: page(TermsRoute), calls: 2 },
  { path: '/help', shows: 'page', make: page(HelpRoute) },
  { path: '/dining', shows: 'page', make: page(DiningRoute) },
  { path: '/dining/page/2', shows: 'page', make: page(NumberedDiningRoute, { page: '2' }) },
  { path: '/dining/in/seoul', shows: 'page', make: page(RegionRoute, { region: 'seoul' }) },
  { path: '/dining/in/seoul/2', shows: 'page', make: page(NumberedRegionRoute, { region: 'seoul', page: '2' }) },
  { path: '/dining/sample-table', shows: 'page', make: page(RestaurantRoute, { restaurantId: 'sample-table' }) },
  {
    path: `/dining/sample-table/table?party=2&date=${addDays(today, 30)}`,
    shows: 'page',
    make: page(TableRoute, { restaurantId: 'sample-table' }),
  },
  {
    path: '/dining/confirmation/DN-100000',
    shows: 'page',
    make: page(TableConfirmationRoute, { tableReservationNo: 'DN-100000' }),
  },
  { path: `/search?${stay}&room=2-1`, shows: 'page', make: page(SearchRoute), calls: 2 },
  {
    path: `/search/compare?${stay}&room=2-1&compare=sample-house&compare=other-house`,
    shows: 'page',
    make: page(CompareRoute),
    // The second hotel waits: an address has two costly calls at once.
    calls: 3,
  },
  {
    path: `/search/sample-house?${stay}&room=2-1`,
    shows: 'page',
    make: page(OffersRoute, { hotelId: 'sample-house' }),
    calls: 3,
  },
  { path: `/booking?${offer}`, shows: 'page', make: page(BookingRoute), calls: 9 },
  {
    path: '/booking/confirmation/R-100000',
    shows: 'page',
    make: page(ConfirmationRoute, { reservationNo: 'R-100000' }),
  },
  { path: '/membershipIntegration', shows: 'page', make: page(IntegrationRoute) },
  { path: '/myPage', shows: 'partOfMyPage', make: inMyPage(MyPageRoute), calls: 6 },
  {
    path: '/myPage/reservationCheck/roomReservation',
    shows: 'partOfMyPage',
    make: inMyPage(ReservationsRoute),
    calls: 3,
  },
  {
    path: '/myPage/reservationCheck/roomReservation/R-100000',
    shows: 'partOfMyPage',
    make: inMyPage(ReservationRoute, { reservationNo: 'R-100000' }),
    calls: 3,
  },
  {
    path: '/myPage/reservationCheck/diningReservation',
    shows: 'partOfMyPage',
    make: inMyPage(TableReservationsRoute),
    calls: 3,
  },
  {
    path: '/myPage/reservationCheck/diningReservation/DN-100000',
    shows: 'partOfMyPage',
    make: inMyPage(TableReservationRoute, { tableReservationNo: 'DN-100000' }),
    calls: 3,
  },
  {
    path: '/myPage/reservationCheck/roomReservation/R-100000/change',
    shows: 'partOfMyPage',
    make: inMyPage(ChangeRoute, { reservationNo: 'R-100000' }),
    calls: 4,
  },
  {
    path: '/myPage/reservationCheck/roomReservation/R-100000/receipt',
    shows: 'partOfMyPage',
    make: inMyPage(ReceiptRoute, { reservationNo: 'R-100000' }),
  },
  { path: '/myPage/myCoupon/couponInfo', shows: 'partOfMyPage', make: inMyPage(CouponsRoute), calls: 3 },
  { path: '/myPage/myCoupon/selectCoupon', shows: 'partOfMyPage', make: inMyPage(ChoicesRoute), calls: 3 },
  { path: '/myPage/myPoint/pointsAdjustment', shows: 'partOfMyPage', make: inMyPage(ClaimFormRoute), calls: 3 },
  { path: '/myPage/myPoint/pointsAdjustmentResult', shows: 'partOfMyPage', make: inMyPage(ClaimsRoute), calls: 3 },
  {
    path: '/myPage/myPoint/pointsAdjustmentResult/C-100000',
    shows: 'partOfMyPage',
    make: inMyPage(ClaimRoute, { claimNo: 'C-100000' }),
    calls: 3,
  },
  { path: '/myPage/directQnA', shows: 'partOfMyPage', make: inMyPage(CustomerCentreRoute), calls: 4 },
  {
    path: '/myPage/directQnA/enquiry/Q-100000',
    shows: 'partOfMyPage',
    make: inMyPage(EnquiryRoute, { enquiryNo: 'Q-100000' }),
    calls: 3,
  },
  // Outside a server component React's `cache` does not join the calls that page and layout share: two of six.
  { path: '/myPage/myPoint/pointInfo', shows: 'partOfMyPage', make: inMyPage(pointInfo), calls: 6 },
  { path: '/myPage/myPoint/referralPointsHistory', shows: 'partOfMyPage', make: inMyPage(ReferralsRoute), calls: 3 },
  { path: '/myPage/userInfo/editProfile', shows: 'partOfMyPage', make: inMyPage(ProfileRoute), calls: 5 },
  { path: '/myPage/userInfo/customUserInfo', shows: 'partOfMyPage', make: inMyPage(PreferencesRoute), calls: 3 },
  { path: '/myPage/userInfo/accountCancellation', shows: 'partOfMyPage', make: inMyPage(LeaveRoute), calls: 3 },
  {
    path: '/myPage/userInfo/employeeCertification',
    shows: 'partOfMyPage',
    make: inMyPage(CertificationRoute),
    calls: 3,
  },
  { path: '/myPage/userInfo/memberStatus', shows: 'partOfMyPage', make: inMyPage(MemberStatusRoute), calls: 6 },
  { path: '/myPage/referralInput/common', shows: 'partOfMyPage', make: inMyPage(ReferralRoute), calls: 3 },
  { path: '/myPage/referralInput/company', shows: 'partOfMyPage', make: inMyPage(CompanyReferralRoute), calls: 3 },
  {
    path: '/myPage/myPoint/employeeReferralPointsHistory',
    shows: 'partOfMyPage',
    make: inMyPage(EmployeeReferralsRoute),
    calls: 2,
  },
];

/** What draws an address in any language: one of `pages`, any hotel's rooms, or the login, which asks nothing. */
export function makerOf(address: string): MakePage {
  const { pathname } = new URL(address, 'http://localhost');
  const found = [...pages, { path: '/membershipLogin', make: page(LoginRoute) }].find(({ path }) =>
    languages.some(({ locale }) => localizedPath(locale, path.split('?')[0] ?? path) === pathname),
  );
  if (found) return found.make;
  const rooms = /\/search\/([\w-]+)$/.exec(pathname)?.[1];
  if (!rooms) throw new Error(`no page at ${address}`);
  return page(OffersRoute, { hotelId: rooms });
}

const asksNothing = 'asks the hub nothing';
const asksByProof = 'asks for what the proof in a cookie names, and nothing without one';
const layoutAsks = 'the layout of My Page asks, and the page nothing';
const isForm = 'says in place of its form that the hub does not answer';

/** The other pages, each with its reason. */
export const withoutRow: Record<string, string> = {
  '/privacy': asksNothing,
  '/accessibility': asksNothing,
  '/reservation': asksByProof,
  '/reservation/change': asksByProof,
  '/membershipLogin': asksNothing,
  '/signUp': isForm,
  '/signUp/identity': asksNothing,
  '/signUp/details': isForm,
  '/signUpSuccess': asksNothing,
  '/findAccount': 'asks who was verified, for a visitor who was',
  '/identityVerification': asksNothing,
  '/identityReturn': asksNothing,
  '/membershipEnded': asksNothing,
  '/notMe': 'has a form that needs no answer of the hub',
  '/_app': asksNothing,
  '/Voc': asksNothing,
  '/myPage/Voc': layoutAsks,
  '/myPage/Voc/followUp': layoutAsks,
  '/myPage/userInfo/mobileUserCard': 'shows the card without its tier (e2e/member-card.spec.ts)',
  '/myPage/userInfo/editProfile/archive': layoutAsks,
  '/myPage/directQnA/write': layoutAsks,
  '/myPage/attachment/{attachmentId}': 'is a download',
};
