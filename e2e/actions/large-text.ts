import type { Page } from 'playwright/test';
import { expect } from '../fixtures/journey';

/** Every later page of this tab has its text at 200 %, as a reader's own style sheet does it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [large];
  });
}

/** Looks through every visible text of the page, or of one part of it, for what a reader would have to guess. */
function findCutTexts(partSelector: string | null): string[] {
  const width = document.documentElement.clientWidth;
  const part = partSelector === null ? document.body : document.querySelector(partSelector);
  if (part === null) return [`nothing fits ${partSelector}`];
  // Parts that are laid out when they come near are laid out now.
  document.documentElement.toggleAttribute('data-drawn', true);
  const findings = new Set<string>();
  const scrollWidth = document.scrollingElement?.scrollWidth ?? 0;
  if (scrollWidth > width) findings.add(`the page is ${scrollWidth} px wide in a window of ${width}`);

  const ancestors = (element: Element) => {
    const list: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement)
      list.push(at);
    return list;
  };
  const isForScreenReaders = (element: Element) => {
    const { position, width: ownWidth } = getComputedStyle(element);
    return position === 'absolute' && ownWidth === '1px';
  };
  /** Is its middle where it scrolls, and not beyond the edge? */
  const isInView = (rect: DOMRect, around: Element[]) =>
    around.every((element) => {
      if (getComputedStyle(element).overflowY === 'visible') return true;
      const box = element.getBoundingClientRect();
      const middle = (rect.top + rect.bottom) / 2;
      return middle > box.top && middle < box.bottom;
    });
  const texts: { words: string; rect: DOMRect; layer: Element | undefined }[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim().slice(0, 40) ?? '';
    const parent = node.parentElement;
    if (words === '' || parent === null || parent.closest('script, style, noscript') !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const around = ancestors(parent);
    if (around.some(isForScreenReaders)) continue;
    const layer = around.find((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position));
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue;
      if (isInView(rect, around)) texts.push({ words, rect, layer });
      // What can be scrolled to is not cut.
      let scrolls = false;
      for (const element of around) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const beside = rect.right > box.right + 1 || rect.left < box.left - 1;
        const over = rect.bottom > box.bottom + rect.height / 3 || rect.top < box.top - rect.height / 3;
        if (['hidden', 'clip'].includes(overflowX) && beside) findings.add(`cut at its side: ${words}`);
        if (['hidden', 'clip'].includes(overflowY) && over && !scrolls) findings.add(`cut above or below: ${words}`);
        scrolls ||= ['auto', 'scroll'].includes(overflowY);
        if (['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) {
          findings.add(`scrolls sideways: ${element.tagName} ${element.className}`.slice(0, 120));
        }
      }
      if (rect.right > width + 1 || rect.left < -1) findings.add(`beyond the window: ${words}`);
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const low = Math.min(one.rect.height, other.rect.height);
      if (wide > 3 && high > low / 2) findings.add(`lie on each other: ${one.words} / ${other.words}`);
    }
  }
  return [...findings].slice(0, 12);
}

/**
 * No text is cut, lies on another, or has to be scrolled to sideways (WCAG 1.4.4, 1.4.10).
 * @param part selector of what is looked at, where not the whole page is
 */
export async function expectReadable(page: Page, place: string, part: string | null = null): Promise<void> {
  expect.soft(await page.evaluate(findCutTexts, part), place).toEqual([]);
}

/** What scrolls inside an open dialog keeps room to be read in, beside the parts that stay. */
export async function expectRoomToRead(page: Page, place: string, dialog: string): Promise<void> {
  const heights = await page.evaluate((selector) => {
    const parts = [...(document.querySelector(selector)?.querySelectorAll('*') ?? [])];
    return parts
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight)
      .map((element) => element.clientHeight);
  }, dialog);
  const least = (page.viewportSize()?.height ?? 0) / 4;
  for (const height of heights) expect.soft(height, `${place}: height of what scrolls`).toBeGreaterThan(least);
}
