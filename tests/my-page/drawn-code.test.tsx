// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CodePicture } from '@/components/my-page/user-info/code-picture';
import { scanCodes } from '@/e2e/actions/scan-codes';
import { type DrawnCode, drawBarcode, drawQrCode } from '@/lib/my-page/drawn-code';

/** What a scanner reads of the picture as a page draws it. @param color of what lies around it */
async function scan(code: DrawnCode, pixelsPerModule: number, color = '#23463d') {
  const [width, height] = [Math.round(code.width * pixelsPerModule), Math.round(code.height * pixelsPerModule)];
  const svg = renderToStaticMarkup(<CodePicture code={code} label="code" />).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
  );
  const border = { top: 40, bottom: 40, left: 40, right: 40, background: color };
  const picture = await sharp(Buffer.from(svg)).extend(border).png().toBuffer();
  return scanCodes(picture);
}

const address = 'https://rewards.haneul.example/jp/signUp?ref=CABCDEFGH2';

describe('the codes of the card, read from their pictures', () => {
  test.each(['9000000001', '0', '90-0000 0001', address])('a QR code says %s', async (text) => {
    for (const pixels of [3, 6, 7.3])
      expect(await scan(drawQrCode(text), pixels)).toEqual([{ format: 'QRCode', text }]);
  });

  test.each(['9000000001', '0', '123', 'AB-90 0001'])('a barcode says %s', async (text) => {
    for (const pixels of [2, 3.4, 5])
      expect(await scan(drawBarcode(text), pixels)).toEqual([{ format: 'Code128', text }]);
  });

  test('a QR code is read in the dark surroundings of a page, too', async () => {
    expect(await scan(drawQrCode('9000000001'), 6, '#000000')).toEqual([{ format: 'QRCode', text: '9000000001' }]);
  });
});
