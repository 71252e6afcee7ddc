import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { priceWriter } from '@/components/stay/stay-price';
import { TextLink } from '@/components/ui/link';
import type { RoomOffers } from '@/lib/hub/contract/offer';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import type { RoomChoosing } from '@/lib/stay/choose-rooms';
import { FocusCurrentRoom } from './focus-current-room';
import { CURRENT_ROOM_ID } from './result-ids';

export interface RoomStepsProps {
  answer: RoomOffers;
  choosing: RoomChoosing;
  guests: readonly string[];
  rules: SpendingRules | null;
  hrefOfRoom: (index: number) => string;
}

export async function RoomSteps({ answer, choosing, guests, rules, hrefOfRoom }: RoomStepsProps) {
  const t = await getTranslations('search');
  const write = await priceWriter(rules);
  const nameOf = (roomTypeId: string) =>
    answer.roomTypes.find((room) => room.roomTypeId === roomTypeId)?.name ?? roomTypeId;
  return (
    <nav aria-label={t('offers.steps')} className="mb-4">
      <FocusCurrentRoom current={choosing.current} />
      <ol className="grid grid-cols-1 gap-px border-stone-deep border-t sm:auto-cols-fr sm:grid-flow-col">
        {answer.rooms.map((_, index) => {
          const offer = choosing.chosen[index];
          const isCurrent = index === choosing.current;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a room of a search is its number
              key={index}
              id={isCurrent ? CURRENT_ROOM_ID : undefined}
              tabIndex={isCurrent ? -1 : undefined}
              aria-current={isCurrent ? 'step' : undefined}
              className={clsx('px-1 py-4', isCurrent ? '-mt-px border-brass border-t-2' : 'text-ink-muted')}
            >
              <p className="eyebrow">{t('offers.roomOf', { number: index + 1, count: answer.rooms.length })}</p>
              <p className="keep-words text-sm">{guests[index]}</p>
              <p className="mt-1 text-sm">
                {offer ? (
                  <>
                    <span>{`${nameOf(offer.roomTypeId)}, ${offer.ratePlan.name}`}</span>{' '}
                    <TextLink href={hrefOfRoom(index)}>{t('offers.changeRoom')}</TextLink>
                  </>
                ) : (
                  !isCurrent && t('offers.stillToChoose')
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {choosing.chosen.length > 0 && (
        <p className="tabular mt-3 text-right text-ink-soft text-sm">
          {t('offers.sumSoFar', { price: write(choosing.chosenTotalKrw) })}
        </p>
      )}
    </nav>
  );
}
