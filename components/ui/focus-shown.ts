/** Does the page show where the focus is, as to somebody who goes by keys? */
export function isFocusShown(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false;
}
