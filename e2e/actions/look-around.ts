import { expect, type Locator } from 'playwright/test';
import type { languages } from '../../lib/i18n/languages';
import type { Guest } from '../fixtures/journey';

/** The alert that stands before everything else, with its exact text; it is read and put away. */
export async function readAlert({ page, t }: Guest, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toBeVisible();
  await expect(alert).toHaveAccessibleName(text);
  await alert.getByRole('button', { name: t('common.actions.confirm') }).click();
  await expect(alert).toBeHidden();
}

/** The address is a path of lib/routes/paths in the guest's language; the query is not looked at. */
export async function expectPath({ page, address }: Guest, path: string | RegExp): Promise<void> {
  const wanted = typeof path === 'string' ? new URL(address(path)).pathname : path;
  const matches = (url: URL) => (typeof wanted === 'string' ? url.pathname === wanted : wanted.test(url.pathname));
  await expect
    .poll(() => new URL(page.url()).pathname, { message: `should be at ${wanted}` })
    .toMatch(typeof wanted === 'string' ? new RegExp(`^${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : wanted);
  expect(matches(new URL(page.url()))).toBe(true);
}

/** The one heading of the first rank. */
export function mainHeading({ page }: Guest): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Is this the narrow window, where the menu is folded? */
export function isNarrow({ page }: Guest): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** Changes the language by the switcher of the header, as a person would on this width. */
export async function chooseLanguage(guest: Guest, label: (typeof languages)[number]['label']): Promise<void> {
  const { page, t } = guest;
  const header = page.getByRole('banner');
  if (isNarrow(guest)) {
    await header
      .locator('summary', { hasText: '' })
      .and(header.getByLabel(t('layout.header.menu')))
      .click();
  } else {
    await header.locator('summary').filter({ hasText: guest.language.label }).click();
  }
  const link = header.getByRole('link', { name: label, exact: true }).filter({ visible: true });
  // Until then the plain link leads to the same page without its search.
  await untilTakenOver(link);
  await link.click();
}

/** Waits until React has taken this part of the page over. */
export async function untilTakenOver(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Waits until the history entries of surfaces that have closed are left: a load by hand would be ended by the step back. */
export async function untilStepsAreBack({ page }: Guest): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.openSurfaces ?? 0)).toBe(0);
}
