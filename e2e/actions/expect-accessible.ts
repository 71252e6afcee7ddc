import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import type { Guest } from '../fixtures/journey';

/** The specification fixes the maximum scale at 1 (docs/decisions/0003); nothing else is excepted. */
export async function expectAccessible({ page }: Guest, place: string): Promise<void> {
  // The title of a page that the client router opened may come with a later piece of its answer.
  await expect(page, `${place}: the page has a title`).toHaveTitle(/\S/);
  // Half-faded texts have half a contrast. An animation is brought to its end here and not waited for: one that the
  // browser put off (no part of it is in view) never ends by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (endless) animation.cancel();
      else animation.finish();
    }
  });
  // Parts that are drawn near the screen change their heights while axe scrolls: it would measure a text at the place of
  // what is now below it.
  await page.evaluate(() => {
    const wholePage = new CSSStyleSheet();
    wholePage.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, wholePage];
  });
  // Our pages have no frames to go through one by one, and of what passed only the number is read: both halve the time.
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'meta-viewport': { enabled: false } } })
    .analyze();
  expect(passes.length, `${place}: axe has looked at something`).toBeGreaterThan(10);
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(findings, place).toEqual([]);
}
