import { isKnown } from './early-press';

/**
 * `ref` of a controlled field: passes on a text that was typed or autofilled before hydration, which React's state does
 * not have, and that the field has been left.
 */
export function adoptEarlyText(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (!field || isKnown(field)) return;
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

/**
 * `ref` of a controlled list, or of a field of files: passes on what was chosen before hydration. A list that the
 * browser itself rendered marks no option as its default.
 */
export function adoptEarlyChoice(field: HTMLSelectElement | HTMLInputElement | null): void {
  if (!field || isKnown(field)) return;
  const { value } = field;
  const isList = field instanceof HTMLSelectElement;
  if (isList ? ![...field.options].some((option) => option.defaultSelected && !option.selected) : value === '') return;
  setTimeout(() => {
    if (isList) field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/**
 * `ref` of a tick box or radio: passes on a tick that was made before hydration, which React takes for the initial
 * state; not what the browser restores by itself after Back. Of radios the chosen one alone counts.
 */
export function adoptEarlyTick(input: HTMLInputElement | null): void {
  if (!input || isKnown(input)) return;
  const [event, pressed] = document.earlyPress ?? [];
  // Still on its way: React hands it on.
  if (pressed === input && event?.eventPhase && !event.defaultPrevented) return;
  const isTicked = document.earlyPressed?.has(input) && input.checked !== input.defaultChecked;
  if (!isTicked || (input.type === 'radio' && !input.checked)) return;
  // A task later it has its handler.
  setTimeout(() => {
    input.checked = input.defaultChecked;
    input.click();
  });
}
