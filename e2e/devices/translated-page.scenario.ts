import { searchAndBook } from '../../scripts/browsers/search-and-book.mjs';
import type { Scenario } from './scenario.ts';
import { t } from './steps.ts';

/** As a browser that translates: every text of a page that React has taken over, and every later one, in `<font><font>`. */
function translateTexts(): void {
  const refused = 'script, style, noscript, textarea, select, title, [translate="no"], font';
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(refused) || text.data.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  };
  const wrapIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    texts.forEach(wrap);
  };
  // Of the whole body: React takes over a page in pieces, and the footer after `main`.
  const isTakenOver = () =>
    [...document.querySelectorAll('body :is(header, main, footer, form, button, a)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  const begin = () => {
    if (document.readyState !== 'complete' || !isTakenOver()) return void setTimeout(begin, 50);
    wrapIn(document.body);
    document.documentElement.dataset.translated = '';
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') wrap(target as Text);
        else addedNodes.forEach(wrapIn);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  begin();
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'on a page that the browser translates, a stay is searched, booked and cancelled',
    run: async (visitor, place) => {
      await place.device.before(translateTexts);
      const number = await searchAndBook(visitor, place);
      await visitor.see({ css: 'main font' });
      await visitor.open(`${place.address}/en/myPage/reservationCheck/roomReservation/${number}`);
      await visitor.see({ css: '[data-translated]' });
      await visitor.click({ role: 'button', name: t('common.cancel.open'), within: { css: 'main' } });
      await visitor.click({ role: 'button', name: t('common.cancel.confirm') });
      await visitor.until('no word of the cancellation', async () =>
        (await visitor.text({ css: 'main' })).includes(t('common.cancel.done')),
      );
    },
  },
];
