const known = new WeakSet<Element>();

/**
 * `ref` of a controlled field: passes on a text that was typed or autofilled before hydration, which React's state does
 * not have, and that the field has been left.
 */
export function adoptEarlyText(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  // React may call a ref again; after the first call React handles keys.
  if (!field || known.has(field)) return;
  known.add(field);
  // Read now: updating one field's state renders the others, and empties them.
  const text = field.value;
  if (text === field.defaultValue) return;
  setTimeout(() => {
    field.value = field.defaultValue;
    // React's own setter would take the text for one that it wrote itself.
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    const send = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }));
    send('input');
    // In a turn of its own: the handler has to see the rendered text.
    setTimeout(() => document.activeElement === field || send('focusout'));
  });
}

/** `ref` of a controlled list, or of a field of files: passes on what was chosen before hydration. */
export function adoptEarlyChoice(field: HTMLSelectElement | HTMLInputElement | null): void {
  if (!field || known.has(field)) return;
  known.add(field);
  const { value } = field;
  const isList = field instanceof HTMLSelectElement;
  if (isList ? [...field.options].every((option) => option.selected === option.defaultSelected) : value === '') return;
  setTimeout(() => {
    if (isList) field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
