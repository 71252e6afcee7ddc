import type { Guest } from '../fixtures/journey';

/** Presses the button of the page that cancels, and says yes to its question. */
export async function cancelByButtons({ page, t }: Guest): Promise<void> {
  await page.getByRole('button', { name: t('common.cancel.open') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.cancel.confirm') })
    .click();
}
