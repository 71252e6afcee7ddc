import { callThirdParty } from '@/lib/third-party/call-third-party';

/** By GA4's names. Nothing may name a person: no member number, no name, no address, no reservation contact. */

export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  item_list_id?: string;
  index?: number;
  price?: number;
  quantity?: number;
}

interface MoneyEvent {
  currency: 'KRW';
  value: number;
  items: AnalyticsItem[];
}

export interface PlainEvents {
  login: { method: string };
  sign_up: { method: string };
  search: {
    search_term: string;
    start_date: string;
    end_date: string;
    number_of_nights: number;
    number_of_rooms: number;
    number_of_passengers: number;
  };
}

export interface EcommerceEvents {
  view_item_list: { item_list_id: string; items: AnalyticsItem[] };
  select_item: { item_list_id: string; items: AnalyticsItem[] };
  view_item: { currency: 'KRW'; value?: number; items: AnalyticsItem[] };
  begin_checkout: MoneyEvent;
  purchase: MoneyEvent & { transaction_id: string };
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

function push(entry: Record<string, unknown>): void {
  callThirdParty(() => {
    // No array yet means that no tag manager has loaded; it picks up what it finds when it does.
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  });
}

export function pushEvent<Name extends keyof PlainEvents>(name: Name, params: PlainEvents[Name]): void {
  push({ event: name, ...params });
}

/** As `pushEvent`, after clearing the items of the e-commerce event before, as GA4 asks. */
export function pushEcommerce<Name extends keyof EcommerceEvents>(name: Name, ecommerce: EcommerceEvents[Name]): void {
  push({ ecommerce: null });
  push({ event: name, ecommerce });
}
