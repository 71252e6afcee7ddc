import { searchClient } from '@/components/stay/search-client';
import { bffPost } from '@/lib/bff/bff-client';
import type { BodyOf, ResponseOf } from '@/lib/hub/contract/endpoint';
import type { hotelList } from '@/lib/hub/contract/hotel';

/** Names of hotels by their ids, without those that are gone; null where the hub does not answer. */
export async function askHotelNames(body: BodyOf<typeof hotelList>): Promise<ReadonlyMap<string, string> | null> {
  const hotels = searchClient.fetchQuery({
    queryKey: ['hotelNames', body],
    queryFn: async ({ signal }) => {
      const { data } = await bffPost<{ data: ResponseOf<typeof hotelList> }>('/api/hub/product/hotel/list', body, {
        signal,
      });
      return data.hotels.map(({ hotelId, hotelName }) => [hotelId, hotelName] as const);
    },
  });
  return hotels.then(
    (found) => new Map(found),
    // The client has reported what is a fault of the product.
    () => null,
  );
}
