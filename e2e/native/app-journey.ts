import { test as journey } from '../fixtures/journey';
import type { HandlerBehaviour } from './bridge-script';
import { type Platform, userAgents } from './configuration';
import { HubAccount } from './hub-account';
import { NativeApp } from './native-app';

interface AppFixtures {
  /** Set by the project: `app-ios` or `app-android`. */
  platform: Platform;
  /** Set with `test.use({ behaviour: 'missing' })`. */
  behaviour: HandlerBehaviour;
  /** The app around the guest's page; its web view names itself with the app's marker. */
  app: NativeApp;
  /** The native side's own account at the hub. */
  account: HubAccount;
}

/** A journey inside an app. Whatever else it asserts: no token ever stood in an address or a referrer. */
export const test = journey.extend<AppFixtures>({
  platform: ['ios', { option: true }],
  behaviour: ['working', { option: true }],
  userAgent: async ({ platform }, use) => use(userAgents[platform]),
  app: async ({ context, guest, platform, behaviour, product }, use) => {
    // The guest stands on an empty page still: scripts that are added now run before the product's.
    expect(guest.page.url()).toBe('about:blank');
    const app = await NativeApp.around(context, { platform, behaviour, origin: product.address });
    await use(app);
    expect(app.addressesWithTokens(), 'addresses with a token in them').toEqual([]);
  },
  account: async ({ product }, use) => use(new HubAccount(product.hub)),
});

const { expect } = test;

export { expect };
