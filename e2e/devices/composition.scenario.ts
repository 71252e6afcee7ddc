import type { Scenario, Visitor } from './scenario.ts';
import { at, searchForm, t } from './steps.ts';

interface Composed {
  text: string;
  /** Pressed while the text is composed. */
  keys?: readonly string[];
  /** The last key ends the composition, and Safari reports it only after that. */
  ends?: 'as Safari';
}

/** What a page receives of an input method, in the field that has the focus: the drivers of the engines have none. */
function compose({ text, keys = [], ends }: Composed): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus');
  const key = (name: string, isComposing: boolean) => {
    const init = { key: name, isComposing, keyCode: 229, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  const init = { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text };
  field.dispatchEvent(new InputEvent('input', init));
  for (const name of keys) key(name, true);
  if (ends === undefined) return;
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
  key('Enter', false);
}

const write = (visitor: Visitor, composed: Composed) =>
  visitor.browser.evaluate(`(${compose})(${JSON.stringify(composed)})`);

const cell = (name: string) => ({ role: 'button', name: t(`search.form.${name}`), begins: true, within: searchForm });
const dates = { role: 'dialog', name: t('search.calendar.title') };
const places = { role: 'dialog', name: t('search.form.where') };

async function shownIn(visitor: Visitor, wanted: object): Promise<string> {
  return visitor.browser.value(await visitor.see(wanted));
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'keys of an input method neither take a day that is half typed nor close the calendar',
    run: async (visitor, { address }) => {
      const checkIn = { role: 'textbox', name: t('search.form.checkIn'), within: dates };
      await visitor.open(at(address, ''));
      await visitor.click(cell('dates'));
      for (const [half, whole] of [
        ['내이', '내일'],
        ['明', '明日'],
      ] as const) {
        await visitor.click(checkIn);
        await write(visitor, { text: half, keys: ['Enter', 'Escape'] });
        visitor.expect((await shownIn(visitor, checkIn)) === half, `${half} stays as it is half typed`);
        await write(visitor, { text: whole, ends: 'as Safari' });
        visitor.expect((await shownIn(visitor, checkIn)) === whole, `${whole} is taken by no key of the input method`);
        visitor.expect(!(await visitor.isThere({ css: '[aria-invalid="true"]', within: dates })), 'nothing is refused');
        await visitor.isAt('/en');
        await visitor.browser.press('Enter');
        await visitor.until(`${whole} is no day`, async () =>
          /^\d\d\.\d\d\.\d\d/.test(await shownIn(visitor, checkIn)),
        );
      }
    },
  },
  {
    name: 'a syllable that is half typed keeps the hotels that were found, and its keys choose nothing',
    run: async (visitor, { address }) => {
      const search = { role: 'searchbox', within: places };
      const found = { role: 'option', within: places };
      await visitor.open(at(address, ''));
      await visitor.click(cell('where'));
      await visitor.click(search);
      for (const text of ['부', '부ㅅ', '부산']) {
        await write(visitor, { text, keys: ['Enter', 'Escape'] });
        await visitor.until(`no hotels are found for ${text}`, async () => {
          const isLoading = await visitor.isThere({ css: '[role="listbox"][aria-busy="true"]', within: places });
          return !isLoading && (await visitor.isThere(found));
        });
        visitor.expect((await shownIn(visitor, search)) === text, `${text} stays`);
        visitor.expect(
          !(await visitor.isThere({ css: '[role="option"][aria-selected="true"]', within: places })),
          'nothing is chosen',
        );
      }
      await visitor.isAt('/en');
    },
  },
];
