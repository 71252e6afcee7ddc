import { getTranslations } from 'next-intl/server';
import { type HrefOfWay, ObstacleWay, obstacleText } from '@/components/stay/stay-obstacle';
import { wayFrom } from '@/components/stay/way-text';
import { formatKrw } from '@/components/ui/price';
import type { StayResult } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { approximateAmount } from '@/lib/stay/exchange';
import { areFewRooms } from '@/lib/stay/few-rooms';
import { loadExchangeRate } from '@/lib/stay/load-exchange-rate';
import { placeName } from '@/lib/stay/place-name';
import type { StayDates } from '@/lib/stay/stay-dates';
import { cancellationSummary } from './cancellation-sentence';
import { StayResultView } from './stay-result-view';

export interface StayResultRowProps {
  locale: Locale;
  result: StayResult;
  /** Rooms of the hotel for the same stay; for a hotel without a free room, its page. */
  href: string;
  totalLabel: string;
  isMember: boolean;
  priority: boolean;
  roomCount: number;
  obstructed?: { stay: StayDates; hrefOf: HrefOfWay; saysReason: boolean; saysWay: boolean };
}

async function offerOf({ locale, result, totalLabel, roomCount, isMember }: StayResultRowProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const results = await getTranslations({ locale, namespace: 'results' });
  const { lowestTotalKrw, memberTotalKrw, cancellation, available, roomsLeft } = result;
  if (!available || lowestTotalKrw === null) return undefined;
  const memberLine = () => {
    if (memberTotalKrw === null) return undefined;
    if (isMember) return { text: t('results.memberRate'), isPrice: false };
    if (memberTotalKrw >= lowestTotalKrw) return undefined;
    const price = formatKrw(memberTotalKrw, locale);
    const saved = formatKrw(lowestTotalKrw - memberTotalKrw, locale);
    return { text: results('member.saves', { price, saved }), isPrice: true };
  };
  const few = () => (roomCount === 1 ? t('results.roomsLeft', { count: roomsLeft }) : t('results.fewTogether'));
  const rate = await loadExchangeRate(locale);
  return {
    badge: areFewRooms(roomsLeft) ? few() : undefined,
    totalLabel,
    total: formatKrw(lowestTotalKrw, locale),
    approximately: rate ? approximateAmount(lowestTotalKrw, rate, locale) : undefined,
    memberLine: memberLine(),
    cancellation: cancellation ? await cancellationSummary(locale, cancellation) : undefined,
    choose: t('results.choose'),
  };
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
  const { locale, result, href, priority } = props;
  const { landmark, available, facilities } = result;
  const names = facilities.slice(0, 5).map(({ name }) => name);
  const offer = await offerOf(props);
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
      landmark={landmark ? await wayFrom(locale, landmark) : undefined}
      facilities={available ? names.join('\u00A0· ') : undefined}
      offer={offer}
      obstacle={offer ? undefined : <Obstacle {...props} />}
    />
  );
}
