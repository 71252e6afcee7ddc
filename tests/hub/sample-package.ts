import type { StayPackage } from '@/lib/hub/contract/package';

/** A package as the hub sends it. */
export const samplePackage: StayPackage = {
  packageId: 'sample-package',
  ratePlanId: 'package-sample',
  title: 'Two mornings',
  summary: 'Breakfast on both mornings and a late check-out.',
  picture: {
    path: '/pictures/sample-house/landscape',
    widths: [480],
    formats: ['webp'],
    aspectRatio: '3:2',
    color: '#aabbcc',
    alt: 'A house by the sea',
  },
  hotels: [
    {
      hotelId: 'sample-house',
      hotelName: 'Sample House',
      cityName: 'Seoul',
      regionName: 'Seoul',
      lowest: { checkInDate: '2027-02-01', checkOutDate: '2027-02-03', roomTypeId: 'deluxe', totalKrw: 500_000 },
    },
    { hotelId: 'other-house', hotelName: 'Other House', cityName: 'Busan', regionName: 'Busan', lowest: null },
  ],
  booking: { from: '2027-01-01', until: '2027-06-15' },
  stay: { from: '2027-01-01', until: '2027-06-30' },
  leastNights: 2,
  mostNights: 4,
  blackoutDays: ['2027-02-14'],
  forWhom: { kind: 'everybody' },
  inclusions: [
    { code: 'breakfast', name: 'Breakfast', on: 'eachNight', quantity: 2, worthKrw: 80_000 },
    { code: 'late', name: 'Late check-out', on: 'lastDay', quantity: 1, worthKrw: 50_000 },
  ],
  cancellation: { freeDaysBefore: 3, freeUntilTime: '18:00' },
};
