import type { Locator, Page } from 'playwright/test';

/** Relative luminance by WCAG 2. */
function luminance([red, green, blue]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value = 0) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The palest pixel below a text, with the text itself not drawn. */
async function palestBelow(page: Page, text: Locator): Promise<number[]> {
  await text.evaluate((element) => {
    element.style.color = 'transparent';
  });
  const picture = (await text.screenshot()).toString('base64');
  await text.evaluate((element) => {
    element.style.color = '';
  });
  // Read in a page of its own: the product's policy loads no pictures from data.
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(async (data) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
      let palest = [0, 0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        const pixel = [...pixels.slice(at, at + 3)];
        if (pixel.reduce((a, b) => a + b) > palest.reduce((a, b) => a + b)) palest = pixel;
      }
      return palest;
    }, picture);
  } finally {
    await reader.close();
  }
}

/** Contrast of a text against the palest pixel of the picture below it. */
export async function contrastOverPicture(page: Page, text: Locator): Promise<number> {
  const color = await text.evaluate((element) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = getComputedStyle(element).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
  const [light = 0, dark = 0] = [luminance(color), luminance(await palestBelow(page, text))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
