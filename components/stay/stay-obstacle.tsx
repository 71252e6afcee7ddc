import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { formatShortDay } from '@/lib/dates/format';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';
import type { RoomOccupancy } from '@/lib/stay/rooms';
import type { StayDates } from '@/lib/stay/stay';
import { stayFacts } from './stay-facts';

/** Address for other dates or another division of the guests; the rest stays as it was. */
export type HrefOfWay = (way: { checkOutDate?: string; rooms?: RoomOccupancy[] }) => string;

export async function obstacleText(obstacle: StayObstacle): Promise<string> {
  const t = await getTranslations('search');
  const common = await getTranslations('common');
  switch (obstacle.reason) {
    case 'minimumStay':
      return t('obstacle.minimumStay', { nights: common('stay.nights', { count: obstacle.nights }) });
    case 'partyTooLarge':
      return t(obstacle.rooms === null ? 'obstacle.groupTooLarge' : 'obstacle.partyTooLarge');
    case 'soldOut':
      return t(obstacle.rooms === null ? 'obstacle.soldOut' : 'obstacle.soldOutTogether');
  }
}

export interface ObstacleWayProps {
  obstacle: StayObstacle;
  stay: StayDates;
  hrefOf: HrefOfWay;
  look: 'button' | 'link';
  className?: string;
}

/** The alternative in one press: the shortest free stay, or the guests over more rooms. */
export async function ObstacleWay({ obstacle, stay, hrefOf, look, className }: ObstacleWayProps) {
  const locale = await getLocale();
  const t = await getTranslations('search');
  let way: { label: string; href: string } | null = null;
  if (obstacle.reason === 'minimumStay') {
    const { checkOutDate } = obstacle;
    if (checkOutDate !== null) {
      const { nights } = await stayFacts({ ...stay, checkOutDate, rooms: [] });
      const day = formatShortDay(checkOutDate, locale);
      way = { label: t('obstacle.longer', { day, nights }), href: hrefOf({ checkOutDate }) };
    }
  } else if (obstacle.rooms !== null) {
    const { rooms } = obstacle;
    way = { label: t('results.splitRooms', { rooms: rooms.length }), href: hrefOf({ rooms }) };
  }
  if (way === null) return null;
  if (look === 'link') {
    return (
      <TextLink href={way.href} className={clsx('py-2', className)}>
        {way.label}
      </TextLink>
    );
  }
  return (
    <ButtonLink href={way.href} className={className}>
      {way.label}
    </ButtonLink>
  );
}
