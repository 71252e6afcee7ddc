import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { type DescriptionItem, DescriptionList } from '@/components/ui/description-list';
import { Fold } from '@/components/ui/fold';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import type { SeoulDay } from '@/lib/dates/day';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import { localizedPath } from '@/lib/i18n/localized-path';
import { daysLeftOf } from '@/lib/my-page/voucher-views';
import { paths } from '@/lib/routes/paths';
import { useVoucherTerms, VoucherHotels } from './voucher-terms';

export function VoucherEntry({ voucher, todaySeoul }: { voucher: MemberVoucher; todaySeoul: SeoulDay }) {
  const t = useTranslations('myPage.vouchers');
  const locale = useLocale();
  const { name, description, status, validUntil, usage } = voucher;
  const isOpen = isUnused(status);
  const left = daysLeftOf(validUntil, todaySeoul);
  const worth = worthOf(voucher, locale);
  const lastDay = { day: formatDay(validUntil, locale) };
  return (
    <article className="flex h-full flex-col rounded-sm border border-stone-deep bg-paper">
      <div className="grid grow grid-cols-[1fr_auto]">
        <div className="min-w-0 p-5">
          <h2 className="display text-lg">{name}</h2>
          <p className="mt-1 text-ink-soft text-sm">
            {usage ? t('usedOn', { day: seoulMoment(usage.usedAt, locale).day }) : t(lineOf(voucher), lastDay)}
          </p>
        </div>
        <div className="flex w-28 flex-col items-center justify-center gap-2 border-stone-deep border-l border-dashed p-2 text-center">
          {worth !== null && <span className="display whitespace-nowrap text-lg">{worth}</span>}
          <Badge tone={isOpen && left.areFew ? 'brass' : 'neutral'}>
            {status === 'used' || status === 'expired' || status === 'reserved'
              ? t(`status.${status}`)
              : t('daysLeft', { days: left.days })}
          </Badge>
        </div>
      </div>
      <div className="flex flex-col items-start gap-1 border-stone border-t px-5 py-1">
        <VoucherAction voucher={voucher} />
        <Fold summary={t('details')} of={name} className="w-full">
          <p className="mb-3 text-ink-soft">{description}</p>
          <DescriptionList className="mb-3" items={useVoucherFacts(voucher)} />
        </Fold>
      </div>
    </article>
  );
}

const isUnused = (status: MemberVoucher['status']) =>
  status === 'usable' || status === 'reserved' || status === 'choice';

const lineOf = ({ status, use }: MemberVoucher) => {
  if (status === 'choice') return 'chooseUntil';
  if (status === 'expired') return 'expiredOn';
  return use.redeemedAt === 'booking' ? 'untilArrival' : 'until';
};

function worthOf({ usage, use: { discount } }: MemberVoucher, locale: string): string | null {
  if (usage?.savedKrw) return formatKrw(usage.savedKrw, locale);
  if (discount === null) return null;
  return discount.kind === 'amount' ? formatKrw(discount.amountKrw, locale) : `${discount.percent}%`;
}

function VoucherAction({ voucher }: { voucher: MemberVoucher }) {
  const t = useTranslations('myPage.vouchers');
  const locale = useLocale();
  const { voucherId, status, use, hotels } = voucher;
  if (status === 'choice') {
    return (
      <ButtonLink
        size="sm"
        className="mt-2"
        href={`${localizedPath(locale, paths.myPageCoupon.selectCoupon())}#${voucherId}`}
      >
        {t('choose')}
      </ButtonLink>
    );
  }
  if (status !== 'usable' || use.redeemedAt !== 'booking') return null;
  const hotel = hotels.length === 1 ? hotels[0] : undefined;
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      className="mt-2"
      href={localizedPath(locale, hotel ? paths.hotel(hotel.hotelId) : paths.home())}
    >
      {t('book')}
    </ButtonLink>
  );
}

function useVoucherFacts({
  status,
  use,
  hotels,
  usage,
  reservedFor,
  returned,
  chosenFrom,
}: MemberVoucher): DescriptionItem[] {
  const t = useTranslations('myPage.vouchers');
  const locale = useLocale();
  const termsOf = useVoucherTerms();
  const dayOf = (instant: string) => seoulMoment(instant, locale).day;
  const isOpen = isUnused(status);
  const reservation = usage?.reservationNo ?? reservedFor;
  const savedKrw = usage?.savedKrw ?? null;
  const origin = chosenFrom && {
    key: chosenFrom.byDefaultYn === 'Y' ? ('byDefault' as const) : ('chosen' as const),
    words: { name: chosenFrom.name, day: dayOf(chosenFrom.chosenAt) },
  };
  return [
    {
      term: t('facts.reservation'),
      description:
        (usage || reservedFor) &&
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
    { term: t('facts.where'), description: <VoucherHotels hotels={hotels} /> },
    { term: t('facts.how'), description: isOpen ? t(`how.${use.redeemedAt}`) : null },
    { term: t('facts.origin'), description: origin && t(origin.key, origin.words) },
    {
      term: t('facts.returned'),
      description:
        returned && isOpen && t('returned', { day: dayOf(returned.returnedAt), number: returned.reservationNo }),
    },
  ];
}
