import { earlyPressScript } from './early-press-script';
import { storedLanguageScript } from './stored-language-script';

/** The script that every page holds in itself, before its content; `EARLY_SCRIPT_DIGEST` is its digest. */
export const earlyScript = `${storedLanguageScript};${earlyPressScript}`;
