'use client';

import { Card, type CardProps } from '@/components/ui/card';
import { PriceText, type PriceTextProps } from '@/components/ui/price';

export interface HotelCardViewProps
  extends Pick<
    CardProps,
    'href' | 'picture' | 'pictureTransition' | 'sizes' | 'priority' | 'eyebrow' | 'title' | 'titleLevel'
  > {
  tagline: string;
  way?: string;
  /** A sentence in place of an unknown price. */
  price: PriceTextProps | string;
}

/** A client component, so that a list's data holds the fields of its hotels and not their elements. */
export function HotelCardView({ price, tagline, way, ...card }: HotelCardViewProps) {
  return (
    <Card
      {...card}
      className="w-full"
      meta={
        <>
          <p>{tagline}</p>
          {way && <p className="tabular mt-2 text-ink-muted text-xs">{way}</p>}
        </>
      }
      footer={
        typeof price === 'string' ? <span className="text-ink-muted text-sm">{price}</span> : <PriceText {...price} />
      }
    />
  );
}
