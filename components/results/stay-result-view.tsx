'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Glyph } from '@/components/ui/glyph';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { PriceText, SecondPrice } from '@/components/ui/price';

export interface StayResultViewProps {
  hotelId: string;
  href: string;
  picture: PictureSource;
  priority: boolean;
  available: boolean;
  place: string;
  name: string;
  tagline: string;
  landmark?: string;
  facilities?: string;
  /** The way to choose it for the comparison or to take it out; without an address the comparison is full. */
  compare?: { label: string; href?: string; isChosen: boolean };
  /** Omitted for a hotel without a free room. */
  offer?: {
    badge?: string;
    totalLabel: string;
    total: string;
    inWon?: string;
    approximately?: string;
    memberLine?: { text: string; isPrice: boolean };
    cancellation?: string;
    choose: string;
  };
  obstacle?: ReactNode;
}

function Offer({ href, offer }: { href: string; offer: NonNullable<StayResultViewProps['offer']> }) {
  const { badge, totalLabel, total, inWon, approximately, memberLine, cancellation, choose } = offer;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-36 flex-1">
        {badge && (
          <Badge tone="clay" className="mb-2">
            {badge}
          </Badge>
        )}
        <p className="mb-1 text-ink-muted text-xs">{totalLabel}</p>
        <PriceText amount={total} size="lg" />
        {inWon && <SecondPrice amount={inWon} />}
        {approximately && <SecondPrice amount={approximately} />}
      </div>
      <ButtonLink href={href} variant="secondary" className="max-sm:px-4">
        {choose}
      </ButtonLink>
      {(memberLine || cancellation) && (
        <p className="w-full text-sm">
          {memberLine && (
            <span className={clsx('block text-brass', memberLine.isPrice && 'tabular')}>{memberLine.text}</span>
          )}
          {cancellation && <span className="block text-ink-soft">{cancellation}</span>}
        </p>
      )}
    </div>
  );
}

function Compare({ name, compare }: { name: string; compare: NonNullable<StayResultViewProps['compare']> }) {
  const { label, href, isChosen } = compare;
  if (href === undefined) return <span className="shrink-0 text-ink-muted text-xs">{label}</span>;
  return (
    <TextLink href={href} scroll={false} className="-my-3 inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm">
      <Glyph name={isChosen ? 'check' : 'plus'} size={16} />
      <span>
        {label}
        <span className="sr-only"> {name}</span>
      </span>
    </TextLink>
  );
}

/** A client component, so that the data of the results holds the fields of each hotel and not its elements. */
export function StayResultView(props: StayResultViewProps) {
  const { hotelId, href, picture, priority, available, place, name, tagline, landmark, facilities } = props;
  const { compare, offer, obstacle } = props;
  // Hotels without a room stand below a heading of their own.
  const Title = available ? 'h2' : 'h3';
  return (
    <li
      data-item-id={hotelId}
      className={clsx(
        'grid gap-5 border-stone-deep border-b',
        !priority && 'drawn-near',
        available
          ? 'grid-cols-1 py-6 max-sm:gap-4 sm:grid-cols-[2fr_3fr] md:grid-cols-[5fr_7fr] md:gap-10 md:py-8'
          : 'grid-cols-[min(6rem,25vw)_minmax(0,1fr)] py-5 md:grid-cols-[12rem_1fr] md:gap-8',
      )}
    >
      <div className={available ? undefined : 'opacity-60 grayscale-[0.5]'}>
        <Picture
          picture={picture}
          sizes="(min-width: 1200px) 30rem, (min-width: 48rem) 40vw, 100vw"
          priority={priority}
          className={clsx('rounded-sm', available ? 'aspect-[12/5] sm:aspect-landscape' : 'aspect-landscape')}
        />
      </div>
      <div className="flex flex-col">
        <div className="flex items-center justify-between gap-4">
          <p className="eyebrow">{place}</p>
          {compare && <Compare name={name} compare={compare} />}
        </div>
        <Title className="display mt-1 text-xl sm:mt-2">
          <TextLink href={href} tone="plain">
            {name}
          </TextLink>
        </Title>
        <p className={clsx('mt-2 text-ink-soft text-sm', available && 'max-sm:hidden')}>{tagline}</p>
        {landmark && <p className="tabular mt-1 text-ink-muted text-xs sm:mt-2">{landmark}</p>}
        {facilities !== undefined && <p className="mt-1 text-ink-muted text-xs max-sm:hidden">{facilities}</p>}
        <div className={available ? 'mt-auto pt-3 sm:pt-5' : 'pt-2 text-sm'}>
          {offer ? (
            <Offer href={href} offer={offer} />
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-5 text-ink-muted">{obstacle}</p>
          )}
        </div>
      </div>
    </li>
  );
}
