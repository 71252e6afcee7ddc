import { EARLY_SCRIPT_DIGEST } from '../../lib/csp/policy';

/** Script sources of a personal page, whole: its nonce, and the one script that the layout writes without one. */
export const personalScripts = new RegExp(
  `^'nonce-[\\w-]+' 'sha256-${EARLY_SCRIPT_DIGEST.replaceAll('+', '\\+')}' 'strict-dynamic'$`,
);
