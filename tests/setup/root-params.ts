import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@/lib/i18n/languages';

const language = new AsyncLocalStorage<Locale>();

/** Stands for `next/root-params`, which Next makes from the folders of `app`. Korean outside `inLanguage`. */
export const locale = async (): Promise<Locale> => language.getStore() ?? 'ko';

/** Runs a page, or a part of one, as Next does at an address of this language. */
export const inLanguage = <Result>(chosen: Locale, work: () => Result): Result => language.run(chosen, work);
