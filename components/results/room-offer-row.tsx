import { getTranslations } from 'next-intl/server';
import { IncludedItems } from '@/components/stay/included-items';
import { StayPrice } from '@/components/stay/stay-price';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/link';
import type { RoomOffer } from '@/lib/hub/contract/offer';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import type { EarnRates } from '@/lib/stay/earning';
import { EarnedHere } from './earning-note';

export interface RoomOfferRowProps {
  offer: RoomOffer;
  roomName: string;
  /** Sentences in which this rate differs from the others of its room. */
  differences: readonly string[];
  href: string;
  isMember: boolean;
  rules: SpendingRules | null;
  earnRates: Promise<EarnRates | null>;
  isChosen: boolean;
}

export async function RoomOfferRow(props: RoomOfferRowProps) {
  const { offer, roomName, differences, href, isMember, rules, earnRates, isChosen } = props;
  const t = await getTranslations('search');
  const common = await getTranslations('common.stay');
  const { ratePlan, price } = offer;
  const tiers = await getTranslations('myPage.tier');
  const tier = ratePlan.fromTier && tiers(ratePlan.fromTier);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-stone md:flex-nowrap border-t py-4">
      <div className="min-w-[min(15rem,100%)] flex-1 md:min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span>{ratePlan.name}</span>
          {isChosen && <Badge tone="pine">{t('offers.chosen')}</Badge>}
          {ratePlan.memberOnly && (
            <Badge tone="brass">{tier ? t('offers.fromTier', { tier }) : t('offers.memberOnly')}</Badge>
          )}
        </h3>
        {differences.map((difference) => (
          <p key={difference} className="text-ink-soft text-sm">
            {difference}
          </p>
        ))}
        <IncludedItems price={price} className="text-ink-soft text-sm" />
        {(tier || (ratePlan.memberOnly && !isMember)) && (
          <p className="text-brass text-sm">{tier ? t('offers.tierNote', { tier }) : t('offers.memberNote')}</p>
        )}
      </div>
      <div className="flex items-center gap-x-5 max-md:w-full max-md:justify-between">
        <p className="md:text-right">
          <span className="block text-ink-muted text-xs">
            {common('total', { nights: common('nights', { count: price.nights.length }) })}
          </span>
          <StayPrice amountKrw={price.totalKrw} rules={rules} />
          {isMember && <EarnedHere rates={earnRates} roomKrw={price.roomKrw} />}
        </p>
        {!ratePlan.isBelowTier && (
          <ButtonLink
            href={href}
            variant="secondary"
            aria-label={t('offers.selectLabel', { room: roomName, rate: ratePlan.name })}
          >
            {t('offers.select')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
