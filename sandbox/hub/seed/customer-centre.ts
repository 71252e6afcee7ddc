/** Numbers of the range that is kept for examples. */
export const centreTelephone = '+82-2-0000-1000';

export const centreHours = {
  weekdays: [1, 2, 3, 4, 5],
  opensAt: '09:00',
  closesAt: '18:00',
  closedDays: [
    '2026-12-25',
    '2027-01-01',
    '2027-02-08',
    '2027-03-01',
    '2027-05-05',
    '2027-08-16',
    '2027-10-04',
    '2027-12-25',
  ],
};
