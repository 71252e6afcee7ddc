import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export function VoucherHotels({ locale, hotels }: { locale: Locale; hotels: MemberVoucher['hotels'] }) {
  const t = useTranslations('myPage.vouchers');
  if (hotels.length === 0) return t('everyHotel');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {hotels.map(({ hotelId, name }) => (
        <li key={hotelId}>
          <TextLink href={localizedPath(locale, paths.hotel(hotelId))}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
