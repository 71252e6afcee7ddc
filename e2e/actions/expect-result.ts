import { expect, type Locator } from 'playwright/test';
import type { Guest } from '../fixtures/journey';
import { untilStepsAreBack } from './look-around';

/** The result of an action has the focus and is in view, nothing above it, once the page is at rest. */
export async function expectResult(guest: Guest, result: Locator): Promise<void> {
  await expect(result).toBeVisible();
  await untilStepsAreBack(guest);
  // The browser scrolls to where an entry was within the frames after the step back.
  await guest.page.evaluate(() => new Promise((goOn) => requestAnimationFrame(() => requestAnimationFrame(goOn))));
  await expect(result).toBeInViewport({ ratio: 1 });
  const isShown = () =>
    result.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const { activeElement } = document;
      const isUncovered = element.contains(document.elementFromPoint(left + 1, top + height / 2));
      return isUncovered && activeElement !== document.body && activeElement?.contains(element) === true;
    });
  await expect.poll(isShown, { message: `${result} has the focus and is not covered` }).toBe(true);
}
