// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pushEcommerce, pushEvent } from '@/lib/analytics/data-layer';

/** Events reach the data layer in a microtask. */
const afterTheAction = () => Promise.resolve();

describe('the data layer', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'dataLayer');
  });

  it('is begun by the first event where no tag manager has come yet, after the action', async () => {
    pushEvent('login', { method: 'password' });
    expect(window.dataLayer).toBeUndefined();
    await afterTheAction();
    expect(window.dataLayer).toEqual([{ event: 'login', method: 'password' }]);
  });

  it('keeps what a tag manager has put there, and clears the items before each e-commerce event', async () => {
    window.dataLayer = [{ event: 'gtm.js' }];
    const items = [{ item_id: 'haneul-namsan', item_name: '하늘 남산', index: 0, price: 320_000 }];
    pushEcommerce('view_item_list', { item_list_id: 'search', items });
    await afterTheAction();
    expect(window.dataLayer).toEqual([
      { event: 'gtm.js' },
      { ecommerce: null },
      { event: 'view_item_list', ecommerce: { item_list_id: 'search', items } },
    ]);
  });

  const throws = () => {
    throw new Error('blocked');
  };
  it.each<[string, PropertyDescriptor]>([
    ['frozen', { value: Object.freeze([]) }],
    ['without push', { value: {} }],
    ['throwing', { value: { push: throws } }],
    ['null and not writable', { value: null }],
    ['a getter that throws', { get: throws }],
  ])('that is %s is reported and stops no action', async (_, descriptor) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    Object.defineProperty(window, 'dataLayer', { ...descriptor, configurable: true });
    expect(() => pushEvent('login', { method: 'password' })).not.toThrow();
    await afterTheAction();
    expect(report).toHaveBeenCalledOnce();
  });
});
