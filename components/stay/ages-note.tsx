import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { areAgesSaid, type RoomOccupancy } from '@/lib/stay/rooms';

interface AgesNoteProps {
  rooms: readonly RoomOccupancy[];
  /** The page on which ages are chosen; absent where it is this one. */
  href?: string;
}

/** Says that prices depend on the ages of minors, where they are not said, and where to choose them. */
export function AgesNote({ rooms, href }: AgesNoteProps) {
  return areAgesSaid(rooms) ? null : <AgesSentence href={href} />;
}

function AgesSentence({ href }: { href: string | undefined }) {
  const t = useTranslations('search');
  const guests = t('form.guests');
  return (
    <p className="mb-6 max-w-reading text-ink-soft text-sm">
      {href === undefined
        ? t('party.agesUnsaid', { guests })
        : t.rich('party.agesElsewhere', { guests, link: (words) => <TextLink href={href}>{words}</TextLink> })}
    </p>
  );
}
