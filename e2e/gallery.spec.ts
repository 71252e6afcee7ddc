import { paths } from '../lib/routes/paths';
import { mainHeading } from './actions/look-around';
import { expect, test } from './fixtures/journey';

test('the pictures of a hotel by keyboard alone, and by a click', async ({ guest }) => {
  const { page, t, like } = guest;
  await guest.open(paths.hotel('haneul-namsan'));
  const links = page
    .getByRole('region', { name: t('hotels.detail.gallery') })
    .getByRole('link', { name: like('hotels.lightbox.open') });
  await expect(links).toHaveCount(7);
  const shows = (number: number, count = 7) =>
    expect(gallery.getByText(t('hotels.lightbox.position', { number, count }))).toBeVisible();
  const gallery = page.getByRole('dialog', { name: t('hotels.detail.gallery') });
  const previous = gallery.getByRole('button', { name: t('hotels.lightbox.previous') });
  const next = gallery.getByRole('button', { name: t('hotels.lightbox.next') });

  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(gallery).toBeVisible();
  await shows(2);
  await page.keyboard.press('ArrowRight');
  await shows(3);
  await page.keyboard.press('End');
  await shows(7);
  await expect(next).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await shows(7);
  await page.keyboard.press('Home');
  await shows(1);
  await expect(previous).toBeDisabled();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    expect(['DIALOG', 'BODY'], 'the page behind is out of reach').toContain(inside);
  }
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(links.nth(1), 'the focus is where it was').toBeFocused();

  await links.first().click();
  await shows(1);
  await next.click();
  await shows(2);
  await gallery.getByRole('button', { name: t('hotels.lightbox.close') }).click();
  await expect(gallery).toBeHidden();

  // A room's pictures are a gallery of their own.
  await page
    .locator('#rooms')
    .getByRole('link', { name: like('hotels.lightbox.open') })
    .nth(1)
    .click();
  await shows(2, 2);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(mainHeading(guest)).toBeVisible();
  await expect(page).toHaveURL(guest.address(paths.hotel('haneul-namsan')));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, reads: 'en' });

  test('each picture leads to its file, and everything about the hotel is there to read', async ({ guest }) => {
    const { page, t, like } = guest;
    await guest.open(paths.hotel('haneul-namsan'));
    const links = page.getByRole('link', { name: like('hotels.lightbox.open') });
    await expect(links, 'seven of the hotel, two of each of its seven room types').toHaveCount(21);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/pictures\/haneul-namsan\/[a-z-]+-\d{3,4}\.webp$/);
    }
    for (const part of ['rooms', 'restaurants', 'facilities', 'accessibility', 'location', 'fact'] as const) {
      await expect(page.getByRole('heading', { name: t(`hotels.detail.${part}`), exact: true })).toBeVisible();
    }
    await expect(page.locator('#rooms').getByRole('img'), 'two of each of its seven room types').toHaveCount(14);
    const maps = page.getByRole('list', { name: t('hotels.detail.maps') }).getByRole('link');
    await expect(maps).toHaveCount(2);
    for (const link of await maps.all()) expect(await link.getAttribute('rel')).toContain('noopener');
    await expect(page.getByText(t('hotels.detail.memberRateForGuests'))).toBeVisible();
  });
});
