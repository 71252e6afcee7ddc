import { getTranslations } from 'next-intl/server';
import { type HrefOfWay, ObstacleWay, obstacleText } from '@/components/stay/stay-obstacle';
import { wayFrom } from '@/components/stay/way-text';
import type { StayResult } from '@/lib/hub/contract/offer';
import { placeName } from '@/lib/stay/place-name';
import type { StayDates } from '@/lib/stay/stay';
import { type OfferTextsProps, offerTexts } from './offer-texts';
import { StayResultView, type StayResultViewProps } from './stay-result-view';

export interface StayResultRowProps extends Pick<StayResultViewProps, 'compare'> {
  result: StayResult;
  /** Rooms of the hotel for the same stay; for a hotel without a free room, its page. */
  href: string;
  totalLabel: string;
  isMember: boolean;
  priority: boolean;
  roomCount: number;
  rules: OfferTextsProps['rules'];
  obstructed?: { stay: StayDates; hrefOf: HrefOfWay; saysReason: boolean; saysWay: boolean };
}

async function Obstacle({ result: { obstacle }, obstructed }: StayResultRowProps) {
  const t = await getTranslations('search');
  if (obstacle === null) return t('results.unavailable');
  return (
    <>
      {obstructed?.saysReason && <span>{await obstacleText(obstacle)}</span>}
      {obstructed?.saysWay && (
        <ObstacleWay obstacle={obstacle} stay={obstructed.stay} hrefOf={obstructed.hrefOf} look="link" />
      )}
    </>
  );
}

export async function StayResultRow(props: StayResultRowProps) {
  const { result, href, totalLabel, compare, priority } = props;
  const t = await getTranslations('search');
  const { available, facilities, hasPackages } = result;
  const names = facilities.slice(0, 5).map(({ name }) => name);
  if (hasPackages) names.push(t('results.withPackages'));
  const offer = await offerTexts(props);
  return (
    <StayResultView
      hotelId={result.hotelId}
      href={href}
      picture={result.picture}
      priority={priority}
      available={available}
      place={placeName(result)}
      name={result.hotelName}
      tagline={result.tagline}
      landmark={result.landmark ? await wayFrom(result.landmark) : undefined}
      facilities={available ? names.join('\u00A0· ') : undefined}
      compare={compare}
      offer={offer && { ...offer, totalLabel, choose: t('results.choose') }}
      obstacle={offer ? undefined : <Obstacle {...props} />}
    />
  );
}
