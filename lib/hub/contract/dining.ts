import * as z from 'zod';
import { entityId, hubLanguage } from './common.ts';
import { endpoint } from './endpoint.ts';

export const listRestaurants = endpoint({
  name: 'listRestaurants',
  method: 'GET',
  path: '/dining/restaurant',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary: 'Restaurants of a hotel, or of all.',
  query: z.object({ lang: hubLanguage, hotelId: entityId.optional() }),
  response: z.object({
    restaurants: z.array(
      z.object({
        restaurantId: entityId,
        hotelId: entityId,
        name: z.string(),
        cuisine: z.string(),
        description: z.string(),
        hours: z.string(),
      }),
    ),
  }),
  envelope: 'data',
});
