import type { ElementHandle, Page } from 'playwright/test';
import type { Browser, Device } from './scenario';

type Element = ElementHandle<HTMLInputElement>;

/** Playwright's page as the browser of a scenario. */
export function chromiumOf(page: Page): Browser {
  return {
    name: 'Chromium',
    open: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    find: async (script, argument) => (await page.evaluateHandle(script as never, argument)).asElement(),
    evaluate: (script) => page.evaluate(script),
    click: (element) => (element as Element).click({ timeout: 5_000 }),
    type: (element, text) => (element as Element).fill(text, { timeout: 5_000 }),
    press: (key) => page.keyboard.press(key),
    value: (element) => (element as Element).inputValue(),
    text: async (element) => (await (element as Element).textContent()) ?? '',
    forget: async () => {
      await page.evaluate('localStorage.clear(); sessionStorage.clear()');
      await page.context().clearCookies();
    },
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    complaints: () => [],
    close: () => page.close(),
  };
}

export function deviceOf(page: Page): Device {
  let withheld: RegExp | null = null;
  return {
    before: async (script, argument) => void (await page.addInitScript(script as never, argument as never)),
    withhold: async (path) => {
      if (withheld) await page.unroute(withheld);
      withheld = path;
      if (path) await page.route(path, (route) => route.fulfill({ status: 404, body: '' }));
    },
  };
}
