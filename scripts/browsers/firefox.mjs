import puppeteer from 'puppeteer-core';

/**
 * The preload script of every page: what the policy refuses is said on the console, which is listened to. WebDriver BiDi
 * passes on no text of an error object.
 */
const sayAll = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
  });
  const { error } = console;
  console.error = (...values) => error(...values.map((value) => (value instanceof Error ? String(value) : value)));
};

/** As long as a visitor waits for what they look for (`visitor.mjs`). */
const COMMAND_MS = 30_000;

/** The answers that a journey provokes on purpose are no error of a page. */
const isComplaint = (message) => message.type() === 'error' && !/^Failed to load resource/.test(message.text());

/**
 * Firefox over WebDriver BiDi.
 * @param {{ firefox: string }} programs
 * @returns {Promise<import('./visitor.mjs').Browser>}
 */
export async function openFirefox({ firefox }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    // A command that was sent while a page changes may get no answer. Puppeteer waits three minutes for it; a visitor looks again.
    protocolTimeout: COMMAND_MS,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  const complaints = [];
  page.on('console', (message) => isComplaint(message) && complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  await page.evaluateOnNewDocument(sayAll);
  return {
    name: await browser.version(),
    open: async (address) => {
      // A file that was saved has left a tab of its own in front; a hidden page draws nothing, and no click ends.
      await page.bringToFront();
      await page.goto(address);
    },
    address: async () => page.url(),
    find: async (script, argument) => (await page.evaluateHandle(script, argument)).asElement(),
    evaluate: (script) => page.evaluate(script),
    click: (element) => element.click(),
    type: async (element, text) => {
      await element.evaluate((field) => field.select());
      await element.type(text);
    },
    press: (key) => page.keyboard.press(key),
    value: (element) => element.evaluate((field) => field.value),
    text: (element) => element.evaluate((node) => node.textContent ?? ''),
    forget: async () => {
      await page.evaluate('localStorage.clear(); sessionStorage.clear()');
      await page.deleteCookie(...(await page.cookies()));
    },
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    complaints: () => [...complaints],
    close: () => browser.close(),
  };
}
