import { bffGet } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { appView } from '@/lib/channel/app-view';
import type { ResponseOf } from '@/lib/hub/contract/endpoint';
import type { hotelDetail } from '@/lib/hub/contract/hotel';
import type { LanguageCode } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';
import { customerContextOf, nameHotel, storeCustomer } from './customer-context';
import { customerValuesOf } from './customer-values';
import { joinWhereDue, noteArrival } from './join-channel';

const hotelAddress = /^[A-Za-z0-9][\w.-]*$/;

async function askForName(hotelId: string, language: LanguageCode): Promise<void> {
  if (!hotelAddress.test(hotelId)) return;
  try {
    const path = hubCall('hotelDetail', { hotelId, lang: language });
    const { data } = await bffGet<{ data: ResponseOf<typeof hotelDetail> }>(path);
    nameHotel(hotelId, data.hotelName);
  } catch (error) {
    if (!isProblemError(error)) throw error;
  }
}

/**
 * Fills the CRM user context of this tab and calls the chat channel once; a call that an earlier page left is made too.
 * @param arrived what the address said; null on a page without one
 */
export async function welcomeCustomer(arrived: URLSearchParams | null, language: LanguageCode): Promise<void> {
  const values = arrived && customerValuesOf(arrived);
  if (values) {
    const context = customerContextOf(values, appView()?.channel.toUpperCase() ?? 'WEB');
    storeCustomer(context);
    const { joinChannel, channelId, userName } = context;
    await noteArrival({ joinChannel, channelId, userName }, values);
    await Promise.all([joinWhereDue(), askForName(context.hotelId, language)]);
  } else {
    await joinWhereDue();
  }
}
