import type { Locator } from 'playwright/test';
import type { Guest } from '../fixtures/journey';

/** The line that opens what only some readers want. @param key of its text */
export const foldLine = ({ page, t }: Guest, key: string): Locator =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: t(key) });
