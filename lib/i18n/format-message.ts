import { _createCache, _createIntlFormatters } from 'use-intl/core';
import formatCompiled from 'use-intl/format-message/format-only';
import { compileText } from './compile-texts';

/** next-intl makes its formatters anew for each request. */
const formatters = _createIntlFormatters(_createCache());

type Arguments = Parameters<typeof formatCompiled>;

/** next-intl's on the server (`next.config.mjs`): texts of `messages/`, and compiled ones of client components. */
export default function formatMessage(...[key, message, values, options]: Arguments) {
  const compiled = typeof message === 'string' ? compileText(message) : message;
  return formatCompiled(key, compiled, values, { ...options, formatters });
}

formatMessage.raw = true;
