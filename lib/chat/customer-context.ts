import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeStored } from '@/lib/browser-storage/stored-item';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import type { CustomerValues } from './customer-values';

/** The eight fields of section 3, "CRM user context", in its order. */
export interface CustomerContext {
  /** Where the customer comes from (assumed): `WEB`, or `IOS` and `ANDROID` inside the apps. */
  joinChannel: string;
  userName: string;
  channelId: string;
  userEmail: string;
  userHp: string;
  hotelId: string;
  hotelName: string;
  prodId: string;
}

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
  const text = browserStores()?.session.getItem(storedTabItems.customerContext);
  if (!text) return;
  const context = JSON.parse(text) as CustomerContext;
  if (context.hotelId === hotelId) storeCustomer({ ...context, hotelName });
}
