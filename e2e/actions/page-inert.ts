import { expect, type Guest } from '../fixtures/journey';

/** The page behind an open sheet is neither reached by Tab nor scrolled. */
export async function expectPageInert({ page }: Guest): Promise<void> {
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest('dialog') === null;
    });
    expect(outside, 'the page behind cannot be reached').toBe(false);
  }
  await page.mouse.move(180, 20);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY), 'the page behind does not scroll').toBe(scrolled);
}
