// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { queueTags } from '@/lib/analytics/queue-tags';

beforeEach(() => {
  delete window.dataLayer;
});

it('the tag manager finds its start once, after what happened before it', async () => {
  window.dataLayer = [{ event: 'search' }];
  queueTags();
  queueTags();
  await Promise.resolve();
  expect(window.dataLayer).toEqual([{ event: 'search' }, { 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
});
