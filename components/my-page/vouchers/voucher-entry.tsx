import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import type { SeoulDay } from '@/lib/dates/day';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { daysLeftOf } from '@/lib/my-page/voucher-views';
import { paths } from '@/lib/routes/paths';
import { VoucherHotels } from './voucher-hotels';
import { useVoucherTerms } from './voucher-terms';

export interface VoucherEntryProps {
  locale: Locale;
  voucher: MemberVoucher;
  todaySeoul: SeoulDay;
}

export function VoucherEntry({ locale, voucher, todaySeoul }: VoucherEntryProps) {
  const t = useTranslations('myPage.vouchers');
  const termsOf = useVoucherTerms(locale);
  const { voucherId, name, description, status, validUntil, use, hotels, usage, returned, chosenFrom } = voucher;
  const isOpen = status === 'usable' || status === 'choice';
  const left = daysLeftOf(validUntil, todaySeoul);
  const lastDay = formatDay(validUntil, locale);
  const dayOf = (instant: string) => seoulMoment(instant, locale).day;
  const validity =
    status === 'choice'
      ? { term: t('facts.chooseUntil'), description: lastDay }
      : status === 'expired'
        ? { term: t('facts.expiredOn'), description: lastDay }
        : {
            term: t('facts.validUntil'),
            description: t(use.redeemedAt === 'booking' ? 'untilArrival' : 'until', { day: lastDay }),
          };
  const origin = chosenFrom && {
    key: chosenFrom.byDefaultYn === 'Y' ? ('byDefault' as const) : ('chosen' as const),
    words: { name: chosenFrom.name, day: dayOf(chosenFrom.chosenAt) },
  };
  const reservation = usage?.reservationNo ?? null;
  const savedKrw = usage?.savedKrw ?? null;
  return (
    <article className="flex h-full flex-col border-stone-deep border-t pt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="display min-w-0 text-xl">{name}</h2>
        {status === 'usable' || status === 'choice' ? (
          <Badge tone={left.areFew ? 'brass' : 'neutral'}>{t('daysLeft', { days: left.days })}</Badge>
        ) : (
          <Badge>{t(`status.${status}`)}</Badge>
        )}
      </div>
      {status === 'choice' && <p className="mt-2 font-medium text-brass">{t('status.choice')}</p>}
      <p className="mt-3 text-ink-soft">{description}</p>
      <DescriptionList
        className="mt-6"
        items={[
          { term: t('facts.usedAt'), description: usage && dayOf(usage.usedAt) },
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
          validity,
          ...termsOf(use),
          { term: t('facts.where'), description: <VoucherHotels locale={locale} hotels={hotels} /> },
          { term: t('facts.how'), description: isOpen ? t(`how.${use.redeemedAt}`) : null },
          { term: t('facts.origin'), description: origin && t(origin.key, origin.words) },
          {
            term: t('facts.returned'),
            description:
              returned && isOpen && t('returned', { day: dayOf(returned.returnedAt), number: returned.reservationNo }),
          },
        ]}
      />
      {status === 'usable' && use.redeemedAt === 'booking' && (
        <p className="mt-auto pt-6">
          <ButtonLink
            variant="secondary"
            href={localizedPath(
              locale,
              hotels.length === 1 && hotels[0] ? paths.hotel(hotels[0].hotelId) : paths.home(),
            )}
          >
            {t('book')}
          </ButtonLink>
        </p>
      )}
      {status === 'choice' && (
        <p className="mt-auto pt-6">
          <ButtonLink href={`${localizedPath(locale, paths.myPageCoupon.selectCoupon())}#${voucherId}`}>
            {t('choose')}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
