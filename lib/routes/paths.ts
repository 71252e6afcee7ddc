import { withQuery } from './with-query.ts';

/** A room of a reservation as of a revision (`lib/booking/room-to-cancel`). */
type RoomQuery = { cancel?: number; revision?: number };

export const paths = {
  home: () => '/',
  hotels: ({ place, page = 1 }: { place?: { category: string; detail: string }; page?: number } = {}) => {
    if (place) {
      const [category, detail] = [place.category, place.detail].map(encodeURIComponent);
      return `/hotels/in/${category}/${detail}${page > 1 ? `/${page}` : ''}`;
    }
    return page > 1 ? `/hotels/page/${page}` : '/hotels';
  },
  hotel: (hotelId: string) => `/hotels/${hotelId}`,
  search: (query = '') => (query === '' ? '/search' : `/search?${query}`),
  /** @param query the search with the hotels to compare (`lib/stay/result-params`) */
  compareHotels: (query: string) => `/search/compare?${query}`,
  hotelOffers: (hotelId: string, query: string) => `/search/${hotelId}?${query}`,
  booking: (query = '') => (query === '' ? '/booking' : `/booking?${query}`),
  bookingConfirmation: (reservationNo: string) => `/booking/confirmation/${reservationNo}`,
  packages: () => '/offers',
  package: (packageId: string) => `/offers/${packageId}`,
  programme: () => '/rewards',
  terms: () => '/terms',
  privacy: () => '/privacy',
  accessibility: () => '/accessibility',
  help: () => '/help',
  membershipLogin: (query: { returnTo?: string; notice?: string } = {}) => withQuery('/membershipLogin', query),
  /** `ref`: the code of the member by whose link one comes. */
  signUp: (query: { ref?: string; returnTo?: string } = {}) => withQuery('/signUp', query),
  signUpIdentity: () => '/signUp/identity',
  /** @param query.way `unverified` for who has no Korean mobile number */
  signUpDetails: (query: { way?: 'unverified' } = {}) => withQuery('/signUp/details', query),
  membershipIntegration: (query: { returnTo?: string } = {}) => withQuery('/membershipIntegration', query),
  signUpSuccess: (query: { returnTo?: string } = {}) => withQuery('/signUpSuccess', query),
  membershipEnded: () => '/membershipEnded',
  findAccount: (query: { type?: 'password' } = {}) => withQuery('/findAccount', query),
  /** Redirects to the identity provider and back to `returnTo`; `window`: a popup, or in place of the page. */
  identityVerification: (
    query: {
      purpose?: 'signUp' | 'findAccount' | 'changeMobile' | 'spending';
      window?: 'popup' | 'page';
      returnTo?: string;
    } = {},
  ) => withQuery('/identityVerification', query),
  /** Where the provider's return ends; `outcome` where there is no result to ask for. */
  identityReturn: (query: { outcome?: 'cancelled' | 'used' | 'expired' | 'unreadable' } = {}) =>
    withQuery('/identityReturn', query),
  /** Linked from a mail about a changed account; its token is behind `#`. */
  notMe: () => '/notMe',
  dining: ({ region, page = 1 }: { region?: string; page?: number } = {}) => {
    if (region !== undefined) return `/dining/in/${encodeURIComponent(region)}${page > 1 ? `/${page}` : ''}`;
    return page > 1 ? `/dining/page/${page}` : '/dining';
  },
  restaurant: (restaurantId: string) => `/dining/${restaurantId}`,
  restaurantTable: (restaurantId: string, query = '') =>
    query === '' ? `/dining/${restaurantId}/table` : `/dining/${restaurantId}/table?${query}`,
  tableConfirmation: (tableReservationNo: string) => `/dining/confirmation/${tableReservationNo}`,
  /** `done`: what has just become of the table that is shown; `number`: what the look-up is filled in with. */
  guestReservation: (query: { done?: 'changed'; number?: string } = {}) => withQuery('/reservation', query),
  guestReservationChange: (query: RoomQuery = {}) => withQuery('/reservation/change', query),
  app: () => '/_app',
  /** Takes over what a feedback's follow-up link carries, and redirects to `myPageFeedbackFollowUp`. */
  feedbackArrival: () => '/Voc',
  myPageFeedback: () => '/myPage/Voc',
  myPageFeedbackFollowUp: () => '/myPage/Voc/followUp',
  myPage: (query: { notice?: 'memberMismatch' } = {}) => withQuery('/myPage', query),
  myPageUserInfo: {
    memberStatus: () => '/myPage/userInfo/memberStatus',
    mobileUserCard: () => '/myPage/userInfo/mobileUserCard',
    /** `type=3` is the password change; `edit` one of `lib/my-page/profile-parts`. */
    editProfile: (query: { type?: 3; edit?: string } = {}) => withQuery('/myPage/userInfo/editProfile', query),
    /** `download` says why there is no file (`lib/my-page/archive-failure`). */
    archive: (query: { download?: string } = {}) => withQuery('/myPage/userInfo/editProfile/archive', query),
    customUserInfo: () => '/myPage/userInfo/customUserInfo',
    accountCancellation: () => '/myPage/userInfo/accountCancellation',
    employeeCertification: () => '/myPage/userInfo/employeeCertification',
  },
  myPageReservationCheck: {
    /** `view`: one of `lib/my-page/reservation-views`; without it the upcoming ones. */
    roomReservation: (query: { view?: string } = {}) => withQuery('/myPage/reservationCheck/roomReservation', query),
    roomReservationDetail: (reservationNo: string) => `/myPage/reservationCheck/roomReservation/${reservationNo}`,
    roomReservationChange: (reservationNo: string, query: RoomQuery = {}) =>
      withQuery(`/myPage/reservationCheck/roomReservation/${reservationNo}/change`, query),
    roomReservationReceipt: (reservationNo: string) =>
      `/myPage/reservationCheck/roomReservation/${reservationNo}/receipt`,
    diningReservation: (query: { view?: string } = {}) =>
      withQuery('/myPage/reservationCheck/diningReservation', query),
    diningReservationDetail: (tableReservationNo: string, query: { done?: 'changed' } = {}) =>
      withQuery(`/myPage/reservationCheck/diningReservation/${tableReservationNo}`, query),
  },
  myPagePoint: {
    /** The filter is read by `lib/my-page/point-filter`; `download` says that a file could not be made. */
    pointInfo: (query: { kind?: string; period?: string; page?: number; download?: 'failed' } = {}) =>
      withQuery('/myPage/myPoint/pointInfo', query),
    referralPointsHistory: () => '/myPage/myPoint/referralPointsHistory',
    employeeReferralPointsHistory: () => '/myPage/myPoint/employeeReferralPointsHistory',
    /** `stay`: the number of the past stay that it is about. */
    pointsAdjustment: (query: { stay?: string } = {}) => withQuery('/myPage/myPoint/pointsAdjustment', query),
    pointsAdjustmentResult: () => '/myPage/myPoint/pointsAdjustmentResult',
    pointsAdjustmentDetail: (claimNo: string) => `/myPage/myPoint/pointsAdjustmentResult/${claimNo}`,
  },
  myPageCoupon: {
    couponInfo: (query: { view?: string } = {}) => withQuery('/myPage/myCoupon/couponInfo', query),
    selectCoupon: () => '/myPage/myCoupon/selectCoupon',
  },
  myPageReferralInput: {
    common: () => '/myPage/referralInput/common',
    company: () => '/myPage/referralInput/company',
  },
  /** `q` and `category` of the frequent questions. */
  myPageDirectQnA: (query: { q?: string; category?: string } = {}) => withQuery('/myPage/directQnA', query),
  myPageEnquiryWrite: () => '/myPage/directQnA/write',
  myPageEnquiry: (enquiryNo: string) => `/myPage/directQnA/enquiry/${enquiryNo}`,
  myPageAttachment: (attachmentId: string) => `/myPage/attachment/${attachmentId}`,
} as const;
