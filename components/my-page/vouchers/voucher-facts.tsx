import { useTranslations } from 'next-intl';
import type { DescriptionItem } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { seoulMoment } from '@/lib/dates/format';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { VoucherHotels } from './voucher-hotels';
import { useVoucherTerms } from './voucher-terms';

/** The facts behind a voucher: what became of it, its terms, where and how it is used, and where it came from. */
export function useVoucherFacts(locale: Locale): (voucher: MemberVoucher) => DescriptionItem[] {
  const t = useTranslations('myPage.vouchers');
  const termsOf = useVoucherTerms(locale);
  const dayOf = (instant: string) => seoulMoment(instant, locale).day;
  return ({ status, use, hotels, usage, returned, chosenFrom }) => {
    const isOpen = status === 'usable' || status === 'choice';
    const reservation = usage?.reservationNo ?? null;
    const savedKrw = usage?.savedKrw ?? null;
    const origin = chosenFrom && {
      key: chosenFrom.byDefaultYn === 'Y' ? ('byDefault' as const) : ('chosen' as const),
      words: { name: chosenFrom.name, day: dayOf(chosenFrom.chosenAt) },
    };
    return [
      {
        term: t('facts.reservation'),
        description:
          usage &&
          (reservation === null ? (
            t('atHotel')
          ) : (
            <TextLink href={localizedPath(locale, paths.myPageReservationCheck.roomReservationDetail(reservation))}>
              {reservation}
            </TextLink>
          )),
      },
      { term: t('facts.saved'), description: savedKrw === null ? null : formatKrw(savedKrw, locale) },
      ...termsOf(use),
      { term: t('facts.where'), description: <VoucherHotels locale={locale} hotels={hotels} /> },
      { term: t('facts.how'), description: isOpen ? t(`how.${use.redeemedAt}`) : null },
      { term: t('facts.origin'), description: origin && t(origin.key, origin.words) },
      {
        term: t('facts.returned'),
        description:
          returned && isOpen && t('returned', { day: dayOf(returned.returnedAt), number: returned.reservationNo }),
      },
    ];
  };
}
