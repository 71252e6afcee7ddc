import { nameOfHotel, pickHotel } from '../../scripts/browsers/search-and-book.mjs';
import type { Scenario, Visitor } from './scenario.ts';
import { at, searchForm, t } from './steps.ts';

const chunks = '/_next/static/chunks/';

/** All scripts but those that the opened page names or has loaded: for a tab older than a deployment they are gone. */
async function allButLoaded(visitor: Visitor): Promise<RegExp> {
  const text: string = await visitor.browser.evaluate(
    `fetch(location.href).then((answer) => answer.text()).then((html) =>
      [html, ...performance.getEntriesByType('resource').map(({ name }) => name)].join(' '))`,
  );
  const names = [...new Set([...text.matchAll(/static\/chunks\/([\w.~-]+)/g)].map(([, name = '']) => name))];
  visitor.expect(names.length > 3, 'the page names its scripts');
  return new RegExp(`${chunks}(?!${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`);
}

const cell = (name: string) => ({ role: 'button', name: t(`search.form.${name}`), begins: true, within: searchForm });

/** A mark of this document, which a reload takes away. */
const mark = (visitor: Visitor) => visitor.browser.evaluate('(window.sameDocument = true)');
const untilReloaded = (visitor: Visitor) =>
  visitor.until(
    'the page was not reloaded',
    async () => (await visitor.browser.evaluate("!window.sameDocument && document.readyState === 'complete'")) === true,
  );

export const scenarios: readonly Scenario[] = [
  {
    name: 'a tab older than the site: a press reloads it once, with what was chosen, and the picker opens',
    run: async (visitor, { address, sandboxAddress, device }) => {
      const hotelName = await nameOfHotel(sandboxAddress);
      await visitor.open(at(address, ''));
      await pickHotel(visitor, hotelName);
      await visitor.open(at(address, ''));
      await visitor.until('the choice came back', async () => (await visitor.text(cell('where'))).includes(hotelName));
      await device.withhold(await allButLoaded(visitor));
      await mark(visitor);
      await visitor.click(cell('dates'));
      await untilReloaded(visitor);
      await device.withhold(null);
      await visitor.click(cell('dates'));
      await visitor.see({ role: 'dialog', name: t('search.calendar.title') });
      visitor.expect((await visitor.text(cell('where'))).includes(hotelName), 'the chosen hotel is kept');
    },
  },
  {
    name: 'where the pickers never arrive, the plain form searches',
    run: async (visitor, { address, device }) => {
      await visitor.open(at(address, ''));
      await device.withhold(await allButLoaded(visitor));
      await mark(visitor);
      await visitor.click(cell('dates'));
      await untilReloaded(visitor);
      await visitor.click(cell('dates'));
      await visitor.see({ css: 'form input[name="checkIn"]' });
      await device.withhold(null);
      await visitor.click({ role: 'button', name: t('search.form.submit'), within: searchForm });
      await visitor.isAt('/en/search');
      await visitor.see({ role: 'link', name: t('search.results.choose'), begins: true });
    },
  },
];
