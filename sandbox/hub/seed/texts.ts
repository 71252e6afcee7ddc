import type { HubLanguage } from '../../../lib/hub/contract/common.ts';

export type Lang = HubLanguage;
/** A text in each of the hub's languages. */
export type Texts = Readonly<Record<Lang, string>>;

/** Korean first: it is the original. */
export function t(ko: string, en: string, jp: string, ch: string): Texts {
  return { ko, en, jp, ch };
}
