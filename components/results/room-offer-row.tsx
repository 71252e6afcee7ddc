import { getTranslations } from 'next-intl/server';
import { PriceBreakdown } from '@/components/stay/price-breakdown';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { RoomOffer } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import type { EarnRates } from '@/lib/stay/earning';
import { areFewRooms } from '@/lib/stay/few-rooms';
import { CancellationLine } from './cancellation-line';
import { EarnedHere } from './earning-note';

export interface RoomOfferRowProps {
  locale: Locale;
  offer: RoomOffer;
  roomName: string;
  href: string;
  isMember: boolean;
  earnRates: Promise<EarnRates | null>;
  isChosen: boolean;
}

export async function RoomOfferRow(props: RoomOfferRowProps) {
  const { locale, offer, roomName, href, isMember, earnRates, isChosen } = props;
  const [t, common] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'common.stay' }),
  ]);
  const { ratePlan, price, cancellation, roomsLeft } = offer;
  return (
    <li className="border-stone border-t py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            <span>{ratePlan.name}</span>
            {isChosen && <Badge tone="pine">{t('offers.chosen')}</Badge>}
            {ratePlan.memberOnly && <Badge tone="brass">{t('offers.memberOnly')}</Badge>}
            {areFewRooms(roomsLeft) && <Badge tone="clay">{t('offers.roomsLeft', { count: roomsLeft })}</Badge>}
          </h3>
          <p className="mt-1 text-ink-soft text-sm">
            {t(ratePlan.breakfastIncluded ? 'offers.breakfast' : 'offers.noBreakfast')}
          </p>
          <CancellationLine locale={locale} cancellation={cancellation} className="block text-ink-soft text-sm" />
          {ratePlan.memberOnly && !isMember && <p className="text-brass text-sm">{t('offers.memberNote')}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full max-sm:justify-between">
          <p className="sm:text-right">
            <span className="block text-ink-muted text-xs">
              {common('total', { nights: common('nights', { count: price.nights.length }) })}
            </span>
            <Price amountKrw={price.totalKrw} locale={locale} size="lg" />
            <span className="block text-ink-muted text-xs">{t('results.allIn')}</span>
            {isMember && <EarnedHere locale={locale} rates={earnRates} roomKrw={price.roomKrw} />}
          </p>
          <ButtonLink
            href={href}
            variant="secondary"
            aria-label={t('offers.selectLabel', { room: roomName, rate: ratePlan.name })}
          >
            {t('offers.select')}
          </ButtonLink>
        </div>
      </div>
      <PriceBreakdown locale={locale} price={price} />
    </li>
  );
}
