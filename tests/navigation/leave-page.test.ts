// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const location = { replace: vi.fn(), assign: vi.fn(), reload: vi.fn() };
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', location);
});
afterEach(() => vi.clearAllMocks());

const load = () => import('@/lib/navigation/leave-page');

test('a page that stays is made again', async () => {
  (await load()).reloadPage();
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test.each(['leavePage', 'openPage'] as const)(
  'after %s nothing leads the page elsewhere, until it comes back out of the cache',
  async (leave) => {
    const navigation = await load();
    navigation[leave]('/');
    navigation.reloadPage();
    expect(location.reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    navigation.reloadPage();
    expect(location.reload).toHaveBeenCalledTimes(1);
  },
);

test('what notices an end before its answer is there does not make the page again', async () => {
  const navigation = await load();
  await navigation.beforeReload(async () => {
    navigation.reloadPage();
    await Promise.resolve();
    navigation.leavePage('/ended');
  });
  expect(location.replace).toHaveBeenCalledWith('/ended');
  expect(location.reload).not.toHaveBeenCalled();
});

test('a page that stays after all is made again once it is known', async () => {
  const navigation = await load();
  const refused = navigation.beforeReload(async () => {
    navigation.reloadPage();
    expect(location.reload).not.toHaveBeenCalled();
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(location.reload).toHaveBeenCalledTimes(1);
});
