import { nameOfHotel, pickHotel } from '../../scripts/browsers/search-and-book.mjs';
import { textsIn } from '../../scripts/browsers/texts.mjs';
import type { Scenario, Visitor } from './scenario.ts';
import { at, logIn, searchForm, t } from './steps.ts';

const chunks = '/_next/static/chunks/';

const chunkNames = (text: string) => [
  ...new Set([...text.matchAll(/static\/chunks\/([\w.~-]+)/g)].map(([, name = '']) => name)),
];
const allBut = (names: readonly string[]) =>
  new RegExp(`${chunks}(?!${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`);

/** All scripts but those that these pages name: what a tab loads on demand is gone before it can load it. */
async function allButNamed(visitor: Visitor, addresses: readonly string[]): Promise<RegExp> {
  const text: string = await visitor.browser.evaluate(
    `Promise.all(${JSON.stringify(addresses)}.map((address) => fetch(address).then((answer) => answer.text())))
      .then((pages) => pages.join(' '))`,
  );
  const names = chunkNames(text);
  visitor.expect(names.length > 3, 'the pages name their scripts');
  return allBut(names);
}

/** All scripts but those that the opened page names or has loaded: for a tab older than a deployment they are gone. */
async function allButLoaded(visitor: Visitor): Promise<RegExp> {
  const text: string = await visitor.browser.evaluate(
    `fetch(location.href).then((answer) => answer.text()).then((html) =>
      [html, ...performance.getEntriesByType('resource').map(({ name }) => name)].join(' '))`,
  );
  const names = chunkNames(text);
  visitor.expect(names.length > 3, 'the page names its scripts');
  return allBut(names);
}

const cell = (name: string) => ({ role: 'button', name: t(`search.form.${name}`), begins: true, within: searchForm });

const photo = { css: 'main a[data-picture="1"]' };
const saveEntry = { role: 'button', name: t('myPage.timeline.save'), begins: true, within: { css: 'main' } };

async function openPhotos(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(at(address, '/hotels/haneul-namsan'));
  await visitor.see(photo);
  // What the page loads by itself has come; where it cannot, the page reports that.
  await visitor.until('the page told what is viewed', async () =>
    Boolean(await visitor.browser.evaluate("window.dataLayer?.some(({ event }) => event === 'view_item')")),
  );
}

/** What the page loads by itself has come; where it cannot, the page reports that. */
async function untilQuiet(visitor: Visitor): Promise<void> {
  const loaded = () => visitor.browser.evaluate("performance.getEntriesByType('resource').length");
  await visitor.until('the page went on loading', async () => {
    const before = await loaded();
    await new Promise((done) => setTimeout(done, 1500));
    return before === (await loaded());
  });
}

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
      const updated = { css: 'div.fixed[aria-live]' };
      visitor.expect(
        (await visitor.text(updated)).includes(t('layout.pageNote.updated')),
        'the press is asked for again',
      );
      await visitor.click(cell('dates'));
      await visitor.see({ role: 'dialog', name: t('search.calendar.title') });
      visitor.expect(!(await visitor.isThere(updated)), 'and not once it was pressed');
      visitor.expect((await visitor.text(cell('where'))).includes(hotelName), 'the chosen hotel is kept');
    },
  },
  {
    name: 'a photo whose gallery never arrives: the press after the reload opens its own file',
    // A browser's own view of a picture has styles and asks for an icon of the site, which the policy of files refuses.
    provokes: /\/pictures\/.* style|\/favicon\.ico/,
    run: async (visitor, { address, device }) => {
      await openPhotos(visitor, address);
      await device.withhold(await allButLoaded(visitor));
      await mark(visitor);
      await visitor.click(photo);
      await untilReloaded(visitor);
      await visitor.click(photo);
      await visitor.until('the file did not open', async () => /\.(jpe?g|avif|webp)$/.test(await visitor.address()));
    },
  },
  {
    name: 'an entry of My Page whose calendar file never comes: the press after the reload opens its page, which saves it',
    run: async (visitor, { address, device }) => {
      await logIn(visitor, address);
      await visitor.see(saveEntry);
      await untilQuiet(visitor);
      await device.withhold(await allButLoaded(visitor));
      await mark(visitor);
      await visitor.click(saveEntry);
      await untilReloaded(visitor);
      await visitor.click(saveEntry);
      await visitor.until('the reservation did not open', async () =>
        (await visitor.address()).includes('/myPage/reservationCheck/'),
      );
      await device.withhold(null);
      await visitor.open(await visitor.address());
      await visitor.browser.evaluate(
        '(URL.createObjectURL = (file) => void file.text().then((text) => (window.savedFile = text)))',
      );
      await visitor.click({ role: 'button', name: t('booking.confirmation.saveCalendar') });
      await visitor.until('no file was saved', async () =>
        String(await visitor.browser.evaluate('window.savedFile')).startsWith('BEGIN:VCALENDAR'),
      );
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
  {
    name: 'where no script of the results or of the rooms arrives, the form searches again what the address names',
    run: async (visitor, { address, device, inDays }) => {
      const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const stay = `checkIn=${dayIn(inDays)}&checkOut=${dayIn(inDays + 2)}&room=2-1-9&room=1-0&room=1-0`;
      await device.withhold(new RegExp(chunks));
      for (const path of [
        `/search?hotel=oreum-jeju&hotel=haneul-namsan&${stay}`,
        `/search/oreum-jeju?detail=jeju&${stay}&refundable=1`,
      ]) {
        await visitor.open(at(address, path));
        await mark(visitor);
        // No script takes the form over.
        await visitor.clickForeign({ role: 'button', name: t('search.form.submit'), within: searchForm });
        await untilReloaded(visitor);
        visitor.expect((await visitor.address()) === at(address, path), `${path} is searched again`);
      }
    },
  },
  {
    name: 'the button of a tab older than the site searches all the same',
    run: async (visitor, { address, device }) => {
      await visitor.open(at(address, '/terms'));
      await device.withhold(await allButNamed(visitor, [at(address, ''), at(address, '/search')]));
      await visitor.open(at(address, ''));
      await mark(visitor);
      await visitor.click({ role: 'button', name: t('search.form.submit'), within: searchForm });
      await visitor.isAt('/en/search');
      await visitor.see({ role: 'link', name: t('search.results.choose'), begins: true });
      visitor.expect(
        !(await visitor.browser.evaluate('window.sameDocument')),
        'the results are a page of the new site',
      );
    },
  },
  {
    name: 'the error page of a tab older than the site offers to load again in the language of the reader',
    // Next says which file did not come.
    provokes: /chunk/i,
    run: async (visitor, { address, device }) => {
      const words = textsIn('ja', 'failure', 'layout');
      const terms = `${address}/jp/terms`;
      await visitor.open(terms);
      // A page that was just reloaded is not reloaded by itself again.
      await mark(visitor);
      await visitor.browser.evaluate('location.reload()');
      await untilReloaded(visitor);
      await device.withhold(await allButNamed(visitor, [terms]));
      await visitor.click({ css: 'header a[href*="membershipLogin"]' });
      await visitor.see({ role: 'heading', name: words('failure.title') });
      await device.withhold(null);
      await visitor.click({ role: 'button', name: words('failure.retry') });
      await visitor.see({ css: 'main input[name="password"]' });
    },
  },
];
