import { paths } from '../../lib/routes/paths';
import { expect, test } from '../native/app-journey';
import { stored } from '../native/native-app';

/** Specification, section 3: `iosAppCheck`, set to Y. A cached page, and one that is rendered for the visitor. */
for (const path of [paths.hotels(), paths.membershipLogin()]) {
  test(`an app whose first page is ${path} has iosAppCheck there, if it is the iOS one`, async ({ guest, app }) => {
    await guest.open(path);
    await expect.poll(async () => (await stored(guest.page)).localStorageLanguage).toBe('ko');
    expect((await stored(guest.page)).iosAppCheck).toBe(app.platform === 'ios' ? 'Y' : undefined);
  });
}
