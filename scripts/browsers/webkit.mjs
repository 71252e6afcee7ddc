import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { startProgram } from '../running/child.mjs';
import { freePort } from '../running/port.mjs';

const READY_MS = 20_000;
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

async function until(what, look) {
  const deadline = performance.now() + READY_MS;
  while (performance.now() < deadline) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} within ${READY_MS / 1000} s`);
}

/** A display of its own; the X server picks a free number and says it. */
async function startDisplay(program, logs) {
  const logFile = join(logs, 'display.log');
  const args = ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  const display = startProgram({ name: 'display', command: program, args, logFile });
  const number = await until('there was no display', () => /^\d+$/m.exec(textOf(logFile))?.[0]);
  return { ...display, number: `:${number}` };
}

/** What MiniBrowser writes about its pages' consoles. */
function complaintsIn(logFile) {
  const lines = textOf(logFile).split('\n');
  return lines.filter((line) => /CONSOLE .*\bERROR\b/.test(line) && !/Failed to load resource/.test(line));
}

/**
 * WebKit, the engine of iOS web views, in the plain browser that comes with its driver.
 * @param {{ webKitDriver: string, miniBrowser: string, display: string }} programs
 * @param {string} logs folder
 * @returns {Promise<import('./visitor.mjs').Browser>}
 */
export async function openWebKit({ webKitDriver, miniBrowser, display: displayProgram }, logs) {
  const display = await startDisplay(displayProgram, logs);
  const port = await freePort(0);
  const logFile = join(logs, 'webkit.log');
  const service = startProgram({
    name: 'WebKit driver',
    command: webKitDriver,
    args: [`--port=${port}`, '--host=127.0.0.1'],
    env: {
      DISPLAY: display.number,
      // Its sandbox does not run as root; nothing but our own pages is opened.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    logFile,
  });
  const server = `http://127.0.0.1:${port}`;
  await until('the WebKit driver did not answer', () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' }).set('webkitgtk:browserOptions', {
    binary: miniBrowser,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 20_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
  const session = await driver.getCapabilities();
  return {
    name: `${session.getBrowserName()} ${session.getBrowserVersion()}`,
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    find: (script, argument) => driver.executeScript(`return (${script})(arguments[0])`, argument),
    evaluate: (script) => driver.executeScript(`return (${script})`),
    click: async (element) => {
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await driver.actions().move({ origin: element }).click().perform();
    },
    type: async (element, text) => {
      await driver.executeScript('arguments[0].focus(); arguments[0].select()', element);
      await element.sendKeys(text);
    },
    press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
    value: (element) => driver.executeScript('return arguments[0].value', element),
    text: (element) => driver.executeScript('return arguments[0].textContent', element),
    forget: async () => {
      await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
      await driver.manage().deleteAllCookies();
    },
    screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    complaints: () => complaintsIn(logFile),
    close: async () => {
      await driver.quit();
      await service.stop();
      await display.stop();
    },
  };
}
