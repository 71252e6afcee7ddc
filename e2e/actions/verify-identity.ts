import { expect, type Page } from 'playwright/test';
import type { ProviderResult } from '../../sandbox/identity/identity-page';
import type { SamplePerson, SamplePersonName } from '../../sandbox/identity/sample-persons';
import type { Guest } from '../fixtures/journey';
import { untilTakenOver } from './look-around';

export interface ProviderAnswer {
  /** One of the provider's sample persons, or somebody of the journey's own. */
  person?: SamplePersonName | SamplePerson;
  result?: ProviderResult;
  method?: 'GET' | 'POST';
}

/** Waits for the provider's page, on a host that is not ours, and answers there. */
export async function answerAtProvider(page: Page, answer: ProviderAnswer = {}): Promise<void> {
  const { person = 'newcomer', result = 'success', method = 'POST' } = answer;
  await expect.poll(() => new URL(page.url()).hostname).toBe('127.0.0.1');
  await page.locator(`input[name=person][value=${typeof person === 'string' ? person : 'other'}]`).check();
  if (typeof person !== 'string') {
    const { gender, ...texts } = person;
    for (const [name, text] of Object.entries(texts)) await page.locator(`input[name=${name}]`).fill(text);
    await page.locator('select[name=gender]').selectOption(gender);
  }
  await page.locator(`input[name=method][value=${method}]`).check();
  await page.locator(`button[name=result][value=${result}]`).click();
}

/** A person whom no other journey is. */
export function ownPerson(name = '표본 손님'): SamplePerson {
  const digits = () => String(Math.floor(1000 + Math.random() * 9000));
  return {
    name: `${name} ${crypto.randomUUID().slice(0, 8)}`,
    birthDate: '1991-03-04',
    gender: 'F',
    mobile: `010-${digits()}-${digits()}`,
  };
}

/** Has the visitor of the form that is open verified, in a popup or, where the window is narrow or an app's, in place. */
export async function verifyHere({ page, t }: Guest, answer: ProviderAnswer = {}): Promise<void> {
  const start = page.getByRole('link', { name: t('auth.identity.start'), exact: true });
  await untilTakenOver(start);
  if ((page.viewportSize()?.width ?? 0) < 600) {
    await start.click();
    return answerAtProvider(page, answer);
  }
  const [popup] = await Promise.all([page.waitForEvent('popup'), start.click()]);
  const closing = popup.waitForEvent('close');
  await answerAtProvider(popup, answer);
  await closing;
}
