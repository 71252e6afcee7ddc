import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { type NoticeWords, noticeSentences } from './notice-sentences';
import { type TermsWords, termsLines } from './terms-sentences';

interface CalendarWords {
  terms: TermsWords['t'];
  notices: NoticeWords['t'];
  locale: string;
}

export const calendarFileNotes = (stay: ReservationDetail, { terms, notices, locale }: CalendarWords): string[] => [
  ...termsLines(stay, { t: terms, locale }),
  ...noticeSentences(stay.notices, { t: notices, locale }),
];
