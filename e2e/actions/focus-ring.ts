import type { Locator, Page } from 'playwright/test';
import { expect } from '../fixtures/journey';

/** How far around a place the ring may reach, in CSS px. */
const reachPx = 8;

/** Counts the pixels that contrast 3 to 1 between two pictures, by WCAG's formula; a blank page decodes them. */
async function countContrasting(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async (sources) => {
        const [before, after] = await Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height);
            const drawing = canvas.getContext('2d');
            if (drawing === null) throw new Error('this browser draws no canvas');
            drawing.drawImage(image, 0, 0);
            return drawing.getImageData(0, 0, image.width, image.height).data;
          }),
        );
        if (before === undefined || after === undefined) throw new Error('two pictures are compared');
        const luminance = (data: Uint8ClampedArray, at: number) => {
          const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
            const value = (data[at + channel] ?? 0) / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        let count = 0;
        for (let at = 0; at < before.length; at += 4) {
          const pair = [luminance(before, at), luminance(after, at)];
          if ((Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) >= 3) count += 1;
        }
        return count;
      },
      pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
    );
  } finally {
    await blank.close();
  }
}

/**
 * The ring that is drawn around what has the focus contrasts 3 to 1 with what it covers, along the whole edge of the
 * place (WCAG 2.4.11 and 2.4.13).
 * @param place what the ring is drawn around
 */
export async function expectFocusRing(page: Page, place: Locator, name: string): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${name} is not in view`);
  const left = Math.max(0, box.x - reachPx);
  const top = Math.max(0, box.y - reachPx);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + reachPx) - left,
    height: Math.min(height, box.y + box.height + reachPx) - top,
  };
  const withRing = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  await page.evaluate(() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync('*, ::before, ::after { outline-color: transparent !important; box-shadow: none !important }');
    document.adoptedStyleSheets.push(plain);
  });
  const without = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  // Two pixels for each of the edge, less where the place is round.
  const edgePx = 2 * (Math.min(box.width, width) + Math.min(box.height, height));
  const drawn = await countContrasting(page, [without, withRing]);
  expect(drawn / edgePx, `${name}: contrasting pixels for each pixel of its edge`).toBeGreaterThan(1.2);
}
