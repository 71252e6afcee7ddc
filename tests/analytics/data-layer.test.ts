// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { pushEcommerce, pushEvent } from '@/lib/analytics/data-layer';

describe('the data layer', () => {
  beforeEach(() => {
    delete window.dataLayer;
  });

  it('is begun by the first event where no tag manager has come yet', () => {
    pushEvent('login', { method: 'password' });
    expect(window.dataLayer).toEqual([{ event: 'login', method: 'password' }]);
  });

  it('keeps what a tag manager has put there, and clears the items before each e-commerce event', () => {
    window.dataLayer = [{ event: 'gtm.js' }];
    const items = [{ item_id: 'haneul-namsan', item_name: '하늘 남산', index: 0, price: 320_000 }];
    pushEcommerce('view_item_list', { item_list_id: 'search', items });
    expect(window.dataLayer).toEqual([
      { event: 'gtm.js' },
      { ecommerce: null },
      { event: 'view_item_list', ecommerce: { item_list_id: 'search', items } },
    ]);
  });
});
