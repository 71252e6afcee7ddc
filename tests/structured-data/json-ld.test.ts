import { describe, expect, it } from 'vitest';
import { jsonLdText } from '@/components/layout/json-ld';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';

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
});
