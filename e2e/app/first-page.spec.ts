import { paths } from '../../lib/routes/paths';
import { expect, test } from '../native/app-journey';
import { stored } from '../native/native-app';

/** Specification, section 3: `iosAppCheck`, set to Y. A cached page, and one that is rendered for the visitor. */
test('an app has iosAppCheck on its first page, cached or not, if it is the iOS one', async ({ guest, app }) => {
  const { page } = guest;
  for (const path of [paths.hotels(), paths.membershipLogin()]) {
    await guest.open(path);
    await expect.poll(async () => (await stored(page)).localStorageLanguage, path).toBe('ko');
    expect((await stored(page)).iosAppCheck, path).toBe(app.platform === 'ios' ? 'Y' : undefined);
    await page.evaluate(() => localStorage.clear());
  }
});
