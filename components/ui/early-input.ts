import type { Ref, RefCallback } from 'react';
import { isKnown, wasKnown } from './early-press';

type TextInput = HTMLInputElement | HTMLTextAreaElement;
type Field = TextInput | HTMLSelectElement;

const isText = (field: unknown): field is TextInput =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));

/**
 * The served field in whose place a new one was rendered. Where a program of the device has put a node beside a field,
 * the page does not match what React expects: it renders that part again, with empty fields.
 */
function replacedField<Kind extends Field>(field: Kind): Kind | undefined {
  const early = document.earlyFields ?? new Set();
  const found = [...early].find((before): before is Kind => {
    if (!(before instanceof HTMLElement) || before.isConnected || wasKnown(before)) return false;
    const { name, type } = before as Kind;
    const isTick = type === 'checkbox' || type === 'radio';
    return (
      name !== '' && name === field.name && type === field.type && (!isTick || (before as Kind).value === field.value)
    );
  });
  early.delete(found ?? null);
  return found;
}

/** Passes a text on as if it was typed now, which React's state does not have. */
function sendText(field: TextInput, text: string): void {
  field.value = field.defaultValue;
  // React's own setter would take the text for one that it wrote itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const watched = new WeakSet<HTMLFormElement>();
/** The value at the last `input` event. */
const noticed = new WeakMap<EventTarget, string>();

const isList = (field: Element): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/**
 * Passes on what a password manager or the browser has filled in without an event: the field shows it, and the form's
 * state does not have it.
 */
function adoptSilentValues(form: HTMLFormElement): void {
  // All are read before the first is passed on: that renders the form, and empties the others.
  const silent = [...form.elements].flatMap((field) => {
    if (!isText(field) && !isList(field)) return [];
    const { value } = field;
    const isSilent = value !== noticed.get(field) && (isList(field) || value !== field.defaultValue);
    return isSilent ? [{ field, value }] : [];
  });
  for (const { field, value } of silent) {
    if (isText(field)) {
      sendText(field, value);
      continue;
    }
    field.value = value;
    noticed.set(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Before a button of the form is handled, or its submit: React listens at the document, after these listeners. */
function watchForm(form: HTMLFormElement | null): void {
  if (!form || watched.has(form)) return;
  watched.add(form);
  form.addEventListener('input', ({ target }) => {
    if (isText(target) || target instanceof HTMLSelectElement) noticed.set(target, target.value);
  });
  form.addEventListener('submit', () => adoptSilentValues(form));
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) adoptSilentValues(form);
  });
}

/**
 * `ref` of a controlled field: passes on a text that was typed or autofilled before hydration, which React's state does
 * not have, and that the field has been left.
 */
export function adoptEarlyText(field: TextInput | null): void {
  if (!field || isKnown(field)) return;
  watchForm(field.form);
  // Read now: updating one field's state renders the others, and empties them.
  const text = replacedField(field)?.value ?? field.value;
  if (text === field.defaultValue) return;
  setTimeout(() => {
    sendText(field, text);
    // In a turn of its own: the handler has to see the rendered text.
    setTimeout(() => document.activeElement === field || field.dispatchEvent(new Event('focusout', { bubbles: true })));
  });
}

/** `ref` of a field that keeps its own text: takes over what was typed into the one before it. */
export function keepEarlyText(field: TextInput | null): void {
  if (!field || isKnown(field)) return;
  watchForm(field.form);
  const before = replacedField(field);
  if (before) field.value = before.value;
}

/**
 * `ref` of a text field: what was typed before hydration, then the field's own `ref`, which may read it.
 * @param isControlled React's state has its text
 */
export function earlyTextRef<Kind extends TextInput>(
  own: Ref<Kind> | undefined,
  isControlled: boolean,
): RefCallback<Kind> | undefined {
  // Server components render fields too, and cannot pass a function to the browser.
  if (typeof window === 'undefined') return undefined;
  return (field) => {
    if (isControlled && own === undefined) adoptEarlyText(field);
    else keepEarlyText(field);
    if (typeof own === 'function') return own(field);
    if (own) own.current = field;
  };
}

/**
 * `ref` of a controlled list, or of a field of files: passes on what was chosen before hydration. A list that the
 * browser itself rendered marks no option as its default.
 */
export function adoptEarlyChoice(field: HTMLSelectElement | HTMLInputElement | null): void {
  if (!field || isKnown(field)) return;
  const before = isList(field) ? replacedField(field) : undefined;
  const { value } = before ?? field;
  const isChosen = isList(field)
    ? before !== undefined || [...field.options].some((option) => option.defaultSelected && !option.selected)
    : value !== '';
  if (!isChosen) return;
  setTimeout(() => {
    if (isList(field)) field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/**
 * `ref` of a tick box or radio: passes on a tick that was made before hydration, which React takes for the initial
 * state; not what the browser restores by itself after Back. Of radios the chosen one alone counts.
 */
export function adoptEarlyTick(input: HTMLInputElement | null): void {
  if (!input || isKnown(input)) return;
  const before = replacedField(input);
  const [event, pressed] = document.earlyPress ?? [];
  // Still on its way: React hands it on.
  if (pressed === input && event?.eventPhase && !event.defaultPrevented) return;
  const isTicked = before
    ? before.checked !== input.checked
    : document.earlyPressed?.has(input) && input.checked !== input.defaultChecked;
  if (!isTicked || (input.type === 'radio' && !(before ?? input).checked)) return;
  // A task later it has its handler.
  setTimeout(() => {
    if (!before) input.checked = input.defaultChecked;
    input.click();
  });
}
