'use client';

import { createContext } from 'react';

/**
 * Whether the sheet of a narrow screen is to be seen. A context, so that a press shows what is drawn without drawing
 * it once more.
 */
export const PickerShown = createContext(true);
