import { readFile } from 'node:fs/promises';
import { expect, type Locator } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import { type ReadArchive, readArchive } from '../../tests/my-page/archive-steps';
import type { Guest } from '../fixtures/journey';
import { mainHeading } from './look-around';

const main = ({ page }: Guest) => page.getByRole('main');

export const archivePath = paths.myPageUserInfo.archive();

export const passwordField = (guest: Guest): Locator =>
  main(guest).getByLabel(guest.t('myPage.proof.label'), { exact: true });

export const fileLink = (guest: Guest): Locator =>
  main(guest).getByRole('link', { name: guest.t('myPage.archive.file'), exact: true });

/** Answers the password question of the page of the archive by keyboard, until the link is there. */
export async function permitArchive(guest: Guest, password: string): Promise<void> {
  await expect(mainHeading(guest)).toHaveText(guest.t('myPage.archive.title'));
  await passwordField(guest).fill(password);
  await passwordField(guest).press('Enter');
  await expect(
    main(guest)
      .getByRole('status')
      .filter({ hasText: guest.t('myPage.archive.ready') }),
  ).toBeFocused();
  await expect(fileLink(guest)).toBeVisible();
}

/** Follows the link and reads the file that it brings. */
export async function takeArchive(guest: Guest): Promise<ReadArchive> {
  const [file] = await Promise.all([guest.page.waitForEvent('download'), fileLink(guest).press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^member-data-\d{4}-\d\d-\d\d\.zip$/);
  return readArchive(new Blob([await readFile(await file.path())]));
}
