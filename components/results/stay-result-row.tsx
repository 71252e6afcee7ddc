import { getTranslations } from 'next-intl/server';
import { type HrefOfWay, ObstacleWay, obstacleText } from '@/components/stay/stay-obstacle';
import { wayFrom } from '@/components/stay/way-text';
import type { StayResult } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { placeName } from '@/lib/stay/place-name';
import type { StayDates } from '@/lib/stay/stay';
import { type OfferTextsProps, offerTexts } from './offer-texts';
import { StayResultView, type StayResultViewProps } from './stay-result-view';

export interface StayResultRowProps extends Pick<StayResultViewProps, 'compare'> {
  locale: Locale;
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

async function Obstacle({ locale, result: { obstacle }, obstructed }: StayResultRowProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  if (obstacle === null) return t('results.unavailable');
  return (
    <>
      {obstructed?.saysReason && <span>{await obstacleText(locale, obstacle)}</span>}
      {obstructed?.saysWay && (
        <ObstacleWay {...{ locale, obstacle }} stay={obstructed.stay} hrefOf={obstructed.hrefOf} look="link" />
      )}
    </>
  );
}

export async function StayResultRow(props: StayResultRowProps) {
  const { locale, result, href, totalLabel, compare, priority } = props;
  const t = await getTranslations({ locale, namespace: 'search' });
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
      landmark={result.landmark ? await wayFrom(locale, result.landmark) : undefined}
      facilities={available ? names.join('\u00A0· ') : undefined}
      compare={compare}
      offer={offer && { ...offer, totalLabel, choose: t('results.choose') }}
      obstacle={offer ? undefined : <Obstacle {...props} />}
    />
  );
}
