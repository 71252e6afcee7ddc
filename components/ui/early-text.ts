const known = new WeakSet<Element>();

/**
 * As `ref` of a field whose text is kept in state: tells the state what was typed or filled in by the browser before
 * the page's script took the field over. React keeps such a text on the screen only.
 */
export function adoptEarlyText(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  // A ref may be handed over again with each drawing; from the first time on, keys are React's.
  if (!field || known.has(field)) return;
  known.add(field);
  // Read now: what one field tells the state draws the others anew, and empties them.
  const text = field.value;
  if (text === field.defaultValue) return;
  setTimeout(() => {
    field.value = field.defaultValue;
    // Past React's own setter, which would take the text for one that it wrote itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
