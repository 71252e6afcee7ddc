import { findElement } from './find-element.mjs';

const DEADLINE_MS = 30_000;
const PAUSE_MS = 100;

/**
 * What a driver can do; an element is whatever the driver calls one.
 * @typedef {object} Browser
 * @property {string} name with its version
 * @property {(address: string) => Promise<void>} open
 * @property {() => Promise<string>} address
 * @property {(script: Function, argument: unknown) => Promise<unknown>} find runs in the page, answers an element or null
 * @property {(script: string) => Promise<any>} evaluate
 * @property {(element: unknown) => Promise<void>} click
 * @property {(element: unknown, text: string) => Promise<void>} type over what stands there
 * @property {(key: string) => Promise<void>} press a key where the focus is, by its name: `Enter`, `Escape`, `Tab`
 * @property {(element: unknown) => Promise<string>} value of a field
 * @property {(element: unknown) => Promise<string>} text
 * @property {() => Promise<void>} forget cookies, and what the pages that it was on have stored
 * @property {(file: string) => Promise<void>} screenshot
 * @property {() => string[]} complaints of the console, the policy and uncaught errors
 * @property {() => Promise<void>} close
 */

/** A person in front of a browser: waits for what is not there yet, as people do, and not for ever. */
export class Visitor {
  /** @param {Browser} browser */
  constructor(browser) {
    this.browser = browser;
    this.triesLeft = 3;
  }

  /** @param {string} what @param {() => Promise<unknown>} look its first answer that is not false, null or '' counts */
  async until(what, look) {
    const deadline = performance.now() + DEADLINE_MS;
    let last = '';
    while (performance.now() < deadline) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        // The page changes under the driver: what it held is gone, the next look finds the new one.
        last = ` (${error.message.split('\n')[0]})`;
      }
      await this.tryAgain();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`${what} within ${DEADLINE_MS / 1000} s, at ${await this.browser.address()}${last}`);
  }

  /** A machine that is too busy for the stand-in hub is no fault of a browser: a page that says so offers this. */
  async tryAgain() {
    if (this.triesLeft === 0) return;
    const link = await this.browser.find(findElement, { css: '[data-hub-unavailable] a' }).catch(() => null);
    if (!link) return;
    this.triesLeft -= 1;
    await this.browser.click(link);
  }

  open(address) {
    return this.browser.open(address);
  }

  address() {
    return this.browser.address();
  }

  isAt(path) {
    return this.until(`did not come to ${path}`, async () => new URL(await this.address()).pathname === path);
  }

  isThere(wanted) {
    return this.browser.find(findElement, wanted);
  }

  see(wanted) {
    return this.until(`did not see ${JSON.stringify(wanted)}`, () => this.isThere(wanted));
  }

  /** Not before the page's own script has taken the element over: a click on plain markup is another page's. */
  click(wanted, isReady = isTakenOver) {
    return this.until(`could not click ${JSON.stringify(wanted)}`, async () => {
      const element = await this.isThere(wanted);
      if (!element || !(await this.browser.evaluate(isReady))) return false;
      await this.browser.click(element);
      return true;
    });
  }

  /** On a page of another site, which has no script of the product. */
  clickForeign(wanted) {
    return this.click(wanted, isLoaded);
  }

  fillForeign(wanted, text) {
    return this.fill(wanted, text, isLoaded);
  }

  fill(wanted, text, isReady = isTakenOver) {
    return this.until(`could not fill ${JSON.stringify(wanted)}`, async () => {
      const element = await this.isThere(wanted);
      if (!element || !(await this.browser.evaluate(isReady))) return false;
      await this.browser.type(element, text);
      return (await this.browser.value(element)) === text;
    });
  }

  /** Ticks boxes until none of `wanted` is left; at least one. */
  async tickAll(wanted) {
    await this.click(wanted);
    for (let count = 0; count < 20 && (await this.isThere(wanted)); count += 1) await this.click(wanted);
  }

  /** @returns {Promise<string>} */
  text(wanted) {
    return this.until(`no text in ${JSON.stringify(wanted)}`, async () => {
      const element = await this.isThere(wanted);
      return element && (await this.browser.text(element)).trim();
    });
  }

  expect(holds, sentence) {
    if (!holds) throw new Error(`expected that ${sentence}`);
  }
}

const isLoaded = `document.readyState === 'complete'`;

const isTakenOver = `document.readyState === 'complete' && !document.querySelector('form') ||
  [...document.querySelectorAll('form, form input')].some((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))`;
