/** A text in the hub's four languages. */
export interface Texts {
  readonly ko: string;
  readonly en: string;
  readonly jp: string;
  readonly ch: string;
}
export type Lang = keyof Texts;

/** Korean first: it is the original. */
export function t(ko: string, en: string, jp: string, ch: string): Texts {
  return { ko, en, jp, ch };
}
