import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { type HrefOfWay, ObstacleWay, obstacleWords } from '@/components/stay/stay-obstacle';
import { Badge } from '@/components/ui/badge';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatKrw, Price } from '@/components/ui/price';
import type { StayResult } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { areFewRooms } from '@/lib/stay/few-rooms';
import { formatDistance } from '@/lib/stay/format-distance';
import { placeName } from '@/lib/stay/place-name';
import type { StayDates } from '@/lib/stay/stay-dates';
import { CancellationLine } from './cancellation-line';

export interface StayResultRowProps {
  locale: Locale;
  result: StayResult;
  /** Rooms of the hotel for the same stay; for a hotel without a free room, its page. */
  href: string;
  totalLabel: string;
  isMember: boolean;
  priority: boolean;
  /** Rooms asked for, all of them in the total. */
  roomCount: number;
  /** For a hotel without a free room. */
  obstructed?: { stay: StayDates; hrefOf: HrefOfWay; saysReason: boolean; saysWay: boolean };
}

export async function StayResultRow(props: StayResultRowProps) {
  const { locale, result, href, totalLabel, roomCount, isMember, priority, obstructed } = props;
  const [t, results] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'results' }),
  ]);
  const { landmark, lowestTotalKrw, memberTotalKrw, cancellation, available, roomsLeft, obstacle } = result;
  // Hotels without a room stand below a heading of their own.
  const Title = available ? 'h2' : 'h3';
  const guestSaves = !isMember && memberTotalKrw !== null && lowestTotalKrw !== null && memberTotalKrw < lowestTotalKrw;
  return (
    <li
      data-item-id={result.hotelId}
      className={clsx(
        'grid gap-5 border-stone-deep border-b',
        !priority && 'drawn-near',
        available
          ? 'py-8 md:grid-cols-[5fr_7fr] md:gap-10'
          : 'grid-cols-[6rem_1fr] py-5 md:grid-cols-[12rem_1fr] md:gap-8',
      )}
    >
      <div className={available ? undefined : 'opacity-60 grayscale-[0.5]'}>
        <Picture
          picture={result.picture}
          sizes="(min-width: 1200px) 30rem, (min-width: 48rem) 40vw, 100vw"
          priority={priority}
          className="aspect-landscape rounded-sm"
        />
      </div>
      <div className="flex flex-col">
        <p className="eyebrow">{placeName(result)}</p>
        <Title className="display mt-2 text-xl">
          <TextLink href={href} prefetch={false} tone="plain">
            {result.hotelName}
          </TextLink>
        </Title>
        <p className="mt-2 text-ink-soft text-sm">{result.tagline}</p>
        {landmark && (
          <p className="tabular mt-2 text-ink-muted text-xs">
            {results('place.landmark', {
              name: landmark.name,
              distance: formatDistance(landmark.distanceKm, locale),
            })}
          </p>
        )}
        {available && (
          <p className="mt-1 text-ink-muted text-xs">
            {result.facilities
              .slice(0, 5)
              .map(({ name }) => name)
              .join(' · ')}
          </p>
        )}
        <div className={available ? 'mt-auto pt-5' : 'pt-2 text-sm'}>
          {available && lowestTotalKrw !== null ? (
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:flex-nowrap">
              <div className="min-w-0">
                {areFewRooms(roomsLeft) && (
                  <Badge tone="clay" className="mb-2">
                    {roomCount === 1 ? t('results.roomsLeft', { count: roomsLeft }) : t('results.fewTogether')}
                  </Badge>
                )}
                <p className="mb-1 text-ink-muted text-xs">{totalLabel}</p>
                <Price amountKrw={lowestTotalKrw} locale={locale} size="lg" after={t('results.allIn')} />
                {guestSaves && (
                  <p className="tabular text-brass text-sm">
                    {results('member.saves', {
                      price: formatKrw(memberTotalKrw, locale),
                      saved: formatKrw(lowestTotalKrw - memberTotalKrw, locale),
                    })}
                  </p>
                )}
                {isMember && memberTotalKrw !== null && <p className="text-brass text-sm">{t('results.memberRate')}</p>}
                {cancellation && (
                  <CancellationLine
                    locale={locale}
                    cancellation={cancellation}
                    className="mt-1 block text-ink-soft text-sm"
                  />
                )}
              </div>
              <ButtonLink href={href} prefetch={false} variant="secondary" className="shrink-0 max-sm:w-full">
                {t('results.choose')}
              </ButtonLink>
            </div>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-5 text-ink-muted">
              {obstacle === null && t('results.unavailable')}
              {obstacle !== null && obstructed?.saysReason && (await obstacleWords(locale, obstacle))}
              {obstacle !== null && obstructed?.saysWay && (
                <ObstacleWay {...{ locale, obstacle }} stay={obstructed.stay} hrefOf={obstructed.hrefOf} look="link" />
              )}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
