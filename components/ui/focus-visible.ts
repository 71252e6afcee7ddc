/** Whether the page shows a focus ring, as for keyboard users. */
export function isFocusVisible(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false;
}
