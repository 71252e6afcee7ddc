import formatCompiled from 'use-intl/format-message/format-only';
import formatParsed from 'use-intl/format-message/parsing';

type Arguments = Parameters<typeof formatCompiled>;

/**
 * The formatter under test: texts as they stand in `messages/` go through next-intl's strict one, which reports a
 * missing value; compiled ones (`components/layout/browser-texts.tsx`) through the browser's.
 */
export default function formatMessage(...[key, message, values, options]: Arguments) {
  if (typeof message === 'string') return formatParsed(key, message, values, options);
  return formatCompiled(key, message, values, options);
}

formatMessage.raw = true;
