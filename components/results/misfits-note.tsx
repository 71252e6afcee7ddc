import { getTranslations } from 'next-intl/server';
import type { RoomOffers } from '@/lib/hub/contract/offer';
import type { Misfit } from '@/lib/hub/contract/sleeping';

export interface MisfitsNoteProps {
  answer: RoomOffers;
  misfits: readonly Misfit[];
}

/** The room types that do not take the party, each with its reason. */
export async function MisfitsNote({ answer, misfits }: MisfitsNoteProps) {
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
