import { useTranslations } from 'next-intl';
import { areAgesSaid, type RoomOccupancy } from '@/lib/stay/rooms';

/** Says that prices depend on the ages of minors, where they are not said. */
export function AgesNote({ rooms }: { rooms: readonly RoomOccupancy[] }) {
  return areAgesSaid(rooms) ? null : <AgesSentence />;
}

function AgesSentence() {
  const t = useTranslations('search');
  return (
    <p className="mb-6 max-w-reading text-ink-soft text-sm">{t('party.agesUnsaid', { guests: t('form.guests') })}</p>
  );
}
