import { expect, type Locator } from 'playwright/test';
import type { Guest } from '../fixtures/journey';
import { untilStepsAreBack } from './look-around';

/** It has the focus and is in view, nothing above it. */
export async function expectFocusOn(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 1 });
  const isShown = () =>
    place.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const { activeElement } = document;
      const isUncovered = element.contains(document.elementFromPoint(left + 1, top + height / 2));
      return isUncovered && activeElement !== document.body && activeElement?.contains(element) === true;
    });
  await expect.poll(isShown, { message: `${place} has the focus and is not covered` }).toBe(true);
}

/** `expectFocusOn` for the result of an action, once the entries of its steps and dialogs are left. */
export async function expectResult(guest: Guest, result: Locator): Promise<void> {
  await expect(result).toBeVisible();
  await untilStepsAreBack(guest);
  // The browser scrolls to where an entry was within the frames after the step back.
  await guest.page.evaluate(() => new Promise((goOn) => requestAnimationFrame(() => requestAnimationFrame(goOn))));
  await expectFocusOn(result);
}
