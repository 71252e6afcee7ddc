import { searchMessages } from '@/components/stay/search-texts';
import type { Messages } from '@/lib/i18n/messages';

/** The messages that a change of a stay formats in the browser, for guests and members. */
export function changeMessages(messages: Pick<Messages, 'booking' | 'common' | 'search'>) {
  const { change, form, summary } = messages.booking;
  const { accessible, asks, stay, ages, terms, cancel, cancelledRooms } = messages.common;
  return {
    ...searchMessages(messages),
    booking: { change, form, summary },
    common: { accessible, asks, stay, ages, terms, cancel, cancelledRooms },
  };
}
