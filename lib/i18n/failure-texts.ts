import en from '@/messages/en/failure.json';
import ja from '@/messages/ja/failure.json';
import ko from '@/messages/ko/failure.json';
import zhCN from '@/messages/zh-CN/failure.json';
import type { Locale } from './languages';

/** Plain sentences in the error page's own file: what fails is often a file that was to be loaded. */
export const failureTexts: Record<Locale, typeof ko> = { ko, en, ja, 'zh-CN': zhCN };
