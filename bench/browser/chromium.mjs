import puppeteer from 'puppeteer-core';
import { findChromium } from '../../scripts/setup/chromium.mjs';

/**
 * Debian's Chromium as the figures are taken with: no windows, no network requests of its own, and the language of
 * the addresses without a segment; another one would be redirected first.
 * @param {{ anyCertificate?: boolean }} [options] `anyCertificate`: also of an nginx that signed its own
 */
export function openChromium({ anyCertificate = false } = {}) {
  return puppeteer.launch({
    executablePath: findChromium() ?? undefined,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--accept-lang=ko-KR,ko',
      ...(anyCertificate ? ['--ignore-certificate-errors'] : []),
    ],
  });
}
