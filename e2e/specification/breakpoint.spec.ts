import { paths } from '../../lib/routes/paths';
import { arriveAs } from '../actions/log-in';
import { expect, test } from '../fixtures/journey';

/** Font sizes that people set in their browser, in px; 16 is where nothing is set. */
const fontSizes = [16, 32];

test('pc begins over 1200 px, whatever font size is set in the browser', async ({ guest }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  // The browser's own setting, which the widths of media queries in rem and em go by.
  const browser = await page.context().newCDPSession(page);
  const menu = page.getByRole('navigation', { name: t('myPage.menu.name') });
  const main = page.getByRole('main');
  for (const fontSize of fontSizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await guest.open(paths.myPageUserInfo.memberStatus());
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`);
    for (const [width, beside] of [
      [1201, true],
      [1200, false],
      [1920, true],
    ] as const) {
      const place = `${width} px, a font of ${fontSize} px`;
      await page.setViewportSize({ width, height: 900 });
      const opener = menu.getByRole('button', { name: t('myPage.menu.open') });
      await expect(opener, place).toBeVisible({ visible: !beside });
      const content = await main.boundingBox();
      const column = await menu.boundingBox();
      if (beside) expect(column?.x, place).toBeLessThan((content?.x ?? 0) + 1);
    }
    const span = await page.evaluate(() => {
      const [nav, content] = [document.querySelector('nav'), document.querySelector('main')];
      const frame = (content ?? nav)?.closest('.page-width');
      if (!frame) return null;
      const { paddingLeft, paddingRight } = getComputedStyle(frame);
      return frame.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    expect(span, 'the layout is capped at 1200 px').toBe(1200);
  }
});
