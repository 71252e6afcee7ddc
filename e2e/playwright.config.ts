import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from 'playwright/test';
import { engine } from './fixtures/browsers';
import type { Platform } from './native/configuration';

const report = process.env.JOURNEY_REPORT;
const reporters: ReporterDescription[] = [['line']];
if (report) reporters.push(['json', { outputFile: report }]);

// Each worker starts a hub and a web, and many journeys a web more; compiled code is taken over from the start before.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled-journeys');

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Journeys inside the web views of the apps; e2e/native plays the apps. */
const inApps = /e2e\/app\/[^/]+\.spec\.ts$/;

/** Journeys against the built product and the real sandbox; each worker has its own pair (fixtures/product.ts). */
export default defineConfig<{ platform: Platform }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/journeys',
  reporter: reporters,
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Wide, because a busy machine is no fault of the product; what is asserted is never a time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: engine,
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // Recording slows every step; where one fails, `npm run test:e2e -- --trace on` shows it.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: process.env.BROWSER_TIME_ZONE ?? 'Asia/Seoul',
  },
  projects: [
    // A journey is walked once, on a wide screen unless its tag says otherwise.
    { name: 'phone', testIgnore: inApps, grep: /@narrow|@both/, use: phone },
    { name: 'desktop', testIgnore: inApps, grepInvert: /@narrow/, use: { viewport: { width: 1440, height: 900 } } },
    // What differs between the apps is walked in both, everything else in one.
    {
      name: 'app-ios',
      testMatch: inApps,
      // Its messages are handed over at once; only a call into Java holds the page.
      grepInvert: /a bridge that is slow/,
      fullyParallel: true,
      use: { ...phone, platform: 'ios' },
    },
    {
      name: 'app-android',
      testMatch: /e2e\/app\/(card-screen|entry|first-page|handlers|session)\.spec\.ts$/,
      // No bridge is called in these.
      grepInvert: /S52|a bridge that is missing/,
      fullyParallel: true,
      use: { ...phone, platform: 'android' },
    },
  ],
});
