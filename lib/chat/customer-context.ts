import * as z from 'zod/mini';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import type { CustomerValues } from './customer-values';

/** The eight fields of section 3, "CRM user context", in its order. */
const customerContext = z.object({
  /** Where the customer comes from (assumed): `WEB`, or `IOS` and `ANDROID` inside the apps. */
  joinChannel: z.string(),
  userName: z.string(),
  channelId: z.string(),
  userEmail: z.string(),
  userHp: z.string(),
  hotelId: z.string(),
  hotelName: z.string(),
  prodId: z.string(),
});
export type CustomerContext = z.infer<typeof customerContext>;

export function customerContextOf(values: CustomerValues, joinChannel: string): CustomerContext {
  return {
    joinChannel,
    userName: values.user_nm,
    channelId: values.user_id,
    userEmail: values.user_email,
    userHp: values.user_hp,
    hotelId: values.hotelCode,
    hotelName: '',
    prodId: values.prodID,
  };
}

/** A tab's own, gone with a logout as everything in session storage (`forgetStoredMember`). */
export function storeCustomer(context: CustomerContext): void {
  writeStored(browserStores()?.session, storedTabItems.customerContext, context);
}

/** Adds the hotel's name, unless the context has been cleared or replaced while the hub was asked. */
export function nameHotel(hotelId: string, hotelName: string): void {
  const context = readStored(browserStores()?.session, storedTabItems.customerContext, customerContext);
  if (context?.hotelId === hotelId) storeCustomer({ ...context, hotelName });
}
