import { expect, type Guest } from '../fixtures/journey';

/** Presses until the part is there: a hub that was down is asked again a moment after it is well, not at once. */
export const retryUntil = ({ page, t }: Guest, isThere: (within: { timeout: number }) => Promise<void>) =>
  expect(async () => {
    const retry = page.getByRole('link', { name: t('myPage.unavailable.retry') });
    if (await retry.isVisible()) await retry.click();
    await isThere({ timeout: 5_000 });
  }).toPass();
