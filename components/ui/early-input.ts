const known = new WeakSet<Element>();

/** A ref may be handed over again with each drawing; from the first time on, presses and keys are React's. */
function isNew<T extends Element>(element: T | null): element is T {
  if (!element || known.has(element)) return false;
  known.add(element);
  return true;
}

/**
 * As `ref` of a button, link, tick box or radio that works by script: presses it once more when the page's script
 * takes it over and it was pressed before that. On a slow line a page can be read, and reached for, seconds before.
 */
export function replayEarlyPress(element: HTMLElement | null): void {
  if (!isNew(element) || document.earlyPress !== element) return;
  document.earlyPress = null;
  // In a task of its own: by then it has its handler, and a submit button has taken on its type.
  setTimeout(() => {
    // The browser has ticked it, which React takes for how it always was.
    if (element instanceof HTMLInputElement) element.checked = element.defaultChecked;
    element.click();
  });
}

/**
 * As `ref` of a field whose text is kept in state: tells the state what was typed or filled in by the browser before
 * the page's script took the field over. React keeps such a text on the screen only.
 */
export function adoptEarlyText(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (!isNew(field) || field.value === field.defaultValue) return;
  // Read now: what one field tells the state draws the others anew, and empties them.
  const text = field.value;
  setTimeout(() => {
    field.value = field.defaultValue;
    // Past React's own setter, which would take the text for one that it wrote itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
