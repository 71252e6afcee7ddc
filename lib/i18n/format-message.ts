import formatCompiled from 'use-intl/format-message/format-only';
import { compileText } from './compile-texts';

type Arguments = Parameters<typeof formatCompiled>;

/**
 * The formatter of next-intl on the server (`next.config.mjs`): it takes texts as they stand in `messages/` for server
 * components, and compiled ones for client components, which are rendered here first. The browser has no parser.
 */
export default function formatMessage(...[key, message, values, options]: Arguments) {
  const compiled = typeof message === 'string' ? compileText(message) : message;
  return formatCompiled(key, compiled, values, options);
}

formatMessage.raw = true;
