import type { Locator } from 'playwright/test';
import { addDays } from '../../lib/dates/day';
import type { Guest } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { type Stay, stayIn } from './search-stay';

/** A stay of two nights with free rooms, on the nights around it too. */
export async function stayWithFreeRooms({ hub }: Product, days: number): Promise<Stay> {
  const stay = stayIn(days);
  await hub.openNights(stay.hotelId, 4, addDays(stay.checkInDate, -1));
  return stay;
}

export const namedAsk = ({ t }: Guest, kind: 'lateCheckOut' | 'earlyArrival') =>
  t(`common.asks.named.${kind}`, { time: kind === 'lateCheckOut' ? '14:00' : '11:00' });

export const askRow = ({ page }: Guest, name: string): Locator =>
  page.getByTestId('asks').getByRole('listitem').filter({ hasText: name });
