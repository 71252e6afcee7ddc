import 'server-only';
import { emptyKeptBooking, type KeptBooking } from '@/lib/account/sign-up-draft';
import { seoulToday } from '@/lib/dates/moment';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { queryValues } from '@/lib/routes/query-values';
import { parseBookingParams } from '@/lib/stay/booking-params';
import { formatStay } from '@/lib/stay/format-stay';
import { guestFormKey } from './booking-visit';
import { loadBooking } from './load-booking';

export async function loadKeptBooking(returnTo: string | null, locale: Locale): Promise<KeptBooking> {
  const [path, query = ''] = (returnTo ?? '').split('?', 2);
  if (path !== localizedPath(locale, paths.booking())) return emptyKeptBooking;
  const { booking } = parseBookingParams(queryValues(query), { today: seoulToday(new Date()) });
  if (booking === null) return emptyKeptBooking;
  const load = await loadBooking(booking, locale);
  if (load.state !== 'ready') return emptyKeptBooking;
  const { hotel, quote } = load.data;
  return {
    keptHotel: hotel.hotelName,
    keptDates: formatStay(booking, locale),
    keptRooms: quote.rooms.map(({ roomTypeName }) => roomTypeName).join(' · '),
    keptTotalKrw: String(quote.totalKrw),
    keptForm: guestFormKey(booking),
  };
}
