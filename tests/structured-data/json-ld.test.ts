import { describe, expect, it } from 'vitest';
import { jsonLdText } from '@/components/layout/json-ld';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';
import { restaurantJsonLd } from '@/lib/structured-data/restaurant-json-ld';

describe('structured data', () => {
  it('numbers the trail and can never close its own script element', () => {
    const trail = breadcrumbJsonLd(
      [
        { label: 'Haneul', href: '/' },
        { label: '</script><script>alert(1)', href: '/hotels' },
      ],
      'https://example.com',
    );
    expect(trail.itemListElement).toMatchObject([
      { position: 1, item: 'https://example.com/' },
      { position: 2, item: 'https://example.com/hotels' },
    ]);
    expect(jsonLdText(trail)).not.toContain('<');
    expect(JSON.parse(jsonLdText(trail))).toEqual(trail);
  });

  it('says of a restaurant what its page shows, and leaves out what it does not', () => {
    const url = 'https://example.com/en/dining/sample';
    const facts = { name: 'Sample', description: 'A sample table.', pictures: [], acceptsReservations: true };
    expect(restaurantJsonLd({ restaurant: facts, url, origin: 'https://example.com' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      '@id': url,
      url,
      name: 'Sample',
      description: 'A sample table.',
      image: [],
      acceptsReservations: true,
    });
    const full = restaurantJsonLd({
      restaurant: {
        ...facts,
        openingHours: [{ days: ['Monday', 'Sunday'], opens: '18:00', closes: '22:00' }],
        hotel: { name: 'House', url: 'https://example.com/en/hotels/house' },
      },
      url,
      origin: 'https://example.com',
    });
    expect(full).toMatchObject({
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
          opens: '18:00',
          closes: '22:00',
        },
      ],
      containedInPlace: { '@type': 'Hotel', name: 'House', url: 'https://example.com/en/hotels/house' },
    });
  });
});
