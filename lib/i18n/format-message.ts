import formatCompiled from 'use-intl/format-message/format-only';
import { compileText } from './compile-texts';

type Arguments = Parameters<typeof formatCompiled>;

/** next-intl's on the server (`next.config.mjs`): texts of `messages/`, and compiled ones of client components. */
export default function formatMessage(...[key, message, values, options]: Arguments) {
  const compiled = typeof message === 'string' ? compileText(message) : message;
  return formatCompiled(key, compiled, values, options);
}

formatMessage.raw = true;
