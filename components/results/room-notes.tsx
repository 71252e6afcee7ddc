import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { RoomOffers } from '@/lib/hub/contract/offer';
import type { StayPackage } from '@/lib/hub/contract/package';
import type { Misfit } from '@/lib/hub/contract/sleeping';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { appliedFilterClass } from './applied-filter-class';

export interface AccessibleNeedProps {
  answer: RoomOffers;
  needed: boolean;
  href: string;
}

export async function AccessibleNeed({ answer, needed, href }: AccessibleNeedProps) {
  const t = await getTranslations('search.offers');
  const filters = await getTranslations('results.filters');
  const accessible = answer.roomTypes.filter(({ accessibility }) => accessibility !== null);
  if (accessible.length === 0 && !needed) return null;
  const isOffered = answer.rooms.some(({ offers }) =>
    offers.some(({ roomTypeId }) => accessible.some((type) => type.roomTypeId === roomTypeId)),
  );
  const name = filters('accessible');
  return (
    <div className={clsx('flex flex-col items-start gap-4', needed && !isOffered && 'w-full')}>
      <TextLink
        href={href}
        scroll={false}
        tone={needed ? 'plain' : 'underlined'}
        aria-label={needed ? filters('remove', { filter: name }) : undefined}
        className={needed ? appliedFilterClass : 'inline-flex min-h-11 items-center text-sm lg:min-h-9'}
      >
        <span>{needed ? name : t('accessibleNeeded')}</span>
        {needed && <Glyph name="close" size={16} className="text-ink-muted" />}
      </TextLink>
      {needed && !isOffered && (
        <div role="status">
          <Notice tone="warning">{t('noAccessible')}</Notice>
        </div>
      )}
    </div>
  );
}

interface ChosenPackageProps {
  /** Null for one that is not sold at the hotel. */
  known: StayPackage | null;
  /** Rooms of these dates can be booked with it. */
  isOffered: boolean;
  withoutHref: string;
}

export async function ChosenPackage({ known, isOffered, withoutHref }: ChosenPackageProps) {
  const locale = await getLocale();
  const t = await getTranslations('search.offers.package');
  const conditions = known && (
    <TextLink
      href={localizedPath(locale, paths.package(known.packageId))}
      className="inline-flex min-h-11 items-center"
    >
      {t('conditions')}
    </TextLink>
  );
  const without = (
    <TextLink href={withoutHref} className="inline-flex min-h-11 items-center">
      {t('without')}
    </TextLink>
  );
  return (
    <Notice
      tone={isOffered ? undefined : 'warning'}
      title={known ? t('title', { name: known.title }) : undefined}
      className="mb-8"
      actions={
        <span className="flex flex-wrap gap-x-6 text-sm">
          {conditions}
          {without}
        </span>
      }
    >
      {t(known === null ? 'gone' : isOffered ? 'shown' : 'notThen')}
    </Notice>
  );
}

export async function MisfitsNote({ answer, misfits }: { answer: RoomOffers; misfits: readonly Misfit[] }) {
  const t = await getTranslations('search');
  const lines = misfits.flatMap(({ roomTypeId, reason, age }) => {
    const type = answer.roomTypes.find((room) => room.roomTypeId === roomTypeId);
    if (type === undefined) return [];
    const { maxAdults, maxMinors, maxGuests } = type.occupancy;
    const why = {
      adults: t('party.adults', { count: maxAdults }),
      minors: t('party.minors', { count: maxMinors }),
      guests: t('party.guests', { count: maxGuests }),
      beds: t('party.beds', { age: age ?? 0 }),
    }[reason];
    return { roomTypeId, name: type.name, why };
  });
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="misfits" className="mt-14 border-stone-deep border-t pt-6 text-sm">
      <h2 id="misfits" className="mb-2 font-medium">
        {t('party.misfits')}
      </h2>
      <ul className="text-ink-soft">
        {lines.map(({ roomTypeId, name, why }) => (
          <li key={roomTypeId}>
            {name}&nbsp;· {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
