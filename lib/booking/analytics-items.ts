import type { AnalyticsItem } from '@/lib/analytics/data-layer';

interface BookedRoom {
  roomTypeName: string;
  ratePlanName: string;
  price: { totalKrw: number };
}

export function bookingItems(
  hotel: { hotelId: string; hotelName: string },
  rooms: readonly BookedRoom[],
): AnalyticsItem[] {
  return rooms.map(({ roomTypeName, ratePlanName, price }, index) => ({
    item_id: hotel.hotelId,
    item_name: hotel.hotelName,
    item_category: roomTypeName,
    item_variant: ratePlanName,
    index,
    price: price.totalKrw,
    quantity: 1,
  }));
}
