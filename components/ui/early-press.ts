const known = new WeakSet<Element>();

/**
 * As `ref` of a button, link, tick box or radio that works by script: presses it once more when the page's script
 * takes it over and it was pressed before that. On a slow line a page can be read, and reached for, seconds before.
 */
export function replayEarlyPress(element: HTMLElement | null): void {
  // A ref may be handed over again with each drawing; from the first time on, presses are React's.
  if (!element || known.has(element)) return;
  known.add(element);
  if (document.earlyPress !== element) return;
  document.earlyPress = null;
  // In a task of its own: by then it has its handler, and a submit button has taken on its type.
  setTimeout(() => {
    // The browser has ticked it, which React takes for how it always was.
    if (element instanceof HTMLInputElement) element.checked = element.defaultChecked;
    element.click();
  });
}
