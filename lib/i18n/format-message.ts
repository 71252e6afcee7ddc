import formatCompiled from 'use-intl/format-message/format-only';
import { compileText } from './compile-texts';

type Arguments = Parameters<typeof formatCompiled>;

/**
 * Of next-intl on the server (`next.config.mjs`): takes texts of `messages/` for server components, and compiled ones
 * for client components, which are rendered here first.
 */
export default function formatMessage(...[key, message, values, options]: Arguments) {
  const compiled = typeof message === 'string' ? compileText(message) : message;
  return formatCompiled(key, compiled, values, options);
}

formatMessage.raw = true;
