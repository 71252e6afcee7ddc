import { createContext } from 'react';

/**
 * Whether a picker that stands in the page is to be seen. A context, so that a press shows what is drawn without drawing
 * it once more.
 */
export const PickerShown = createContext(true);
