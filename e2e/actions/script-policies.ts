import { EARLY_PRESS_DIGEST } from '../../lib/csp/early-press-script';

/** Script sources of a personal page, whole: its nonce, and the one script that the layout writes without one. */
export const personalScripts = new RegExp(
  `^'nonce-[\\w-]+' 'sha256-${EARLY_PRESS_DIGEST.replaceAll('+', '\\+')}' 'strict-dynamic'$`,
);
