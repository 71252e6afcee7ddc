/** Whether the page shows a focus ring, as for keyboard users. */
export function isFocusShown(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false;
}
