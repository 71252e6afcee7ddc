import { earlyPressScript } from './early-press-script';
import { storedLanguageScript } from './stored-language-script';

export const earlyScript = `${storedLanguageScript};${earlyPressScript}`;
