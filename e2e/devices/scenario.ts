import type { Browser, Visitor } from '../../scripts/browsers/visitor.mjs';

/** What lies between the product and a page: programs of the device, and what does not arrive. */
export interface Device {
  /** Runs a function in every page before the page's own scripts. It uses nothing but its argument, which JSON can write. */
  before<Argument>(script: (argument: Argument) => void, argument?: Argument): Promise<void>;
  /** From now on the site answers 404 for paths that match; null ends it. */
  withhold(path: RegExp | null): Promise<void>;
}

export interface Place {
  /** Of the web, without a path. */
  address: string;
  sandboxAddress: string;
  device: Device;
  /** A stay from this day on is free in `padosori-seogwipo`; each engine has other days. */
  inDays: number;
}

/**
 * What a real device does to the product, and what a person then still can do. `<name>.scenario.ts` in this folder is run
 * by `devices.spec.ts` in Chromium and by `npm run test:browsers` in Firefox and WebKit, so that it imports no part of
 * Playwright, and files with their extension. The texts are English (`scripts/browsers/texts.mjs`). What one engine
 * alone can show is an ordinary `<name>.spec.ts` in this folder.
 */
export interface Scenario {
  /** Who does what, and what then holds. */
  name: string;
  /** What the browser complains about meanwhile, as it must. */
  provokes?: RegExp;
  run(visitor: Visitor, place: Place): Promise<void>;
}

export type { Browser, Visitor };
