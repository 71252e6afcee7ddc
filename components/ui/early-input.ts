import type { ChangeEvent, ChangeEventHandler, InputEvent, Ref, RefCallback } from 'react';
import { isKnown, wasKnown } from './early-press';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Shown = string | boolean;

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;
const isList = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;
const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
const isFile = (field: Field): field is HTMLInputElement => field.type === 'file';

const shownBy = (field: Field): Shown => (isTick(field) ? (field as HTMLInputElement).checked : field.value);

/** What the server rendered. A list that the browser itself rendered marks no option as its default. */
function renderedIn(field: Field): Shown {
  if (isList(field)) return [...field.options].find((option) => option.defaultSelected)?.value ?? field.value;
  return isTick(field) ? (field as HTMLInputElement).defaultChecked : field.defaultValue;
}

/** What React's state or the form's library has of each field. */
const passedOn = new WeakMap<EventTarget, Shown>();
/** Fields whose values are about to be passed on, and may have been emptied meanwhile. */
const due = new WeakSet<EventTarget>();

interface Silent {
  field: Field;
  shown: Shown;
  before: Shown;
}

/** What the browser or a program has entered without an event: the field shows it, and the state does not have it. */
function silentFields(form: HTMLFormElement, except: EventTarget | null = null): Silent[] {
  return [...form.elements].flatMap((field) => {
    const before = passedOn.get(field);
    if (!isField(field) || field === except || isFile(field) || due.has(field) || before === undefined) return [];
    // Its form has emptied it, and a press does nothing.
    if (field.disabled) return [];
    const shown = shownBy(field);
    // Of radios the chosen one alone counts.
    return shown === before || (field.type === 'radio' && !shown) ? [] : [{ field, shown, before }];
  });
}

function passOn({ field, shown, before }: Silent): void {
  due.delete(field);
  // React has done so meanwhile, where it has hydrated the part during the press.
  if (passedOn.get(field) === shown) return;
  passedOn.set(field, shown);
  if (isTick(field)) {
    Object.assign(field, { checked: before });
    field.click();
    return;
  }
  if (!isFile(field)) field.value = String(shown);
  field.dispatchEvent(new Event(isList(field) || isFile(field) ? 'change' : 'input', { bubbles: true }));
}

/** A task later React has handled the event that is under way, or has its handlers. */
function passOnLater(silent: readonly Silent[], then?: () => void): void {
  for (const { field } of silent) due.add(field);
  setTimeout(() => {
    silent.forEach(passOn);
    then?.();
  });
}

const watched = new WeakSet<HTMLFormElement>();

/** Passes silent values on before the form renders again and empties the fields, or is sent. */
function watchForm(form: HTMLFormElement | null): void {
  if (!form || watched.has(form)) return;
  watched.add(form);
  const passOnAll = () => silentFields(form).forEach(passOn);
  const passOnAfter = (target: EventTarget | null) => {
    const silent = silentFields(form, target);
    if (silent.length > 0) passOnLater(silent);
  };
  form.addEventListener('submit', passOnAll);
  form.addEventListener('input', ({ target }) => {
    if (isField(target) && passedOn.has(target)) passedOn.set(target, shownBy(target));
    passOnAfter(target);
  });
  form.addEventListener('click', ({ target }) => {
    if (isField(target)) passOnAfter(target);
    else if (target instanceof Element && target.closest('button')) passOnAll();
  });
}

/** The field among those of its form that have its name, and its value where it is a tick. */
function placeOf(field: Field): number {
  const isAlike = (other: Element) =>
    isField(other) && other.name === field.name && (!isTick(field) || other.value === field.value);
  return [...(field.form?.elements ?? [field])].filter(isAlike).indexOf(field);
}

/**
 * The served field in whose place a new one was rendered. Where a program of the device has put a node beside a field,
 * the page does not match what React expects: it renders that part again, with empty fields.
 */
function replacedField(field: Field): Field | undefined {
  return [...(document.earlyFields?.keys() ?? [])].find(
    (before): before is Field =>
      isField(before) &&
      !before.isConnected &&
      !wasKnown(before) &&
      before.name !== '' &&
      before.name === field.name &&
      before.type === field.type &&
      (!isTick(field) || before.value === field.value) &&
      placeOf(before) === placeOf(field),
  );
}

/** In a turn of its own: the handler has to see the rendered text. */
function dispatchBlur(field: Field): void {
  if (isTick(field) || isList(field) || isFile(field)) return;
  setTimeout(() => document.activeElement === field || field.dispatchEvent(new Event('focusout', { bubbles: true })));
}

/** The first `ref` of a field, when React has just taken it over: what was entered before is kept. */
function keepEarly(field: Field, isControlled: boolean): void {
  watchForm(field.form);
  const replaced = replacedField(field);
  if (replaced && isFile(field) && isFile(replaced)) field.files = replaced.files;
  // React writes the text that the server rendered into a text area again.
  const typed = field instanceof HTMLTextAreaElement ? document.earlyFields?.get(replaced ?? field) : undefined;
  document.earlyFields?.delete(replaced ?? field);
  const shown = typed ?? shownBy(replaced ?? field);
  const before = renderedIn(field);
  if (!isControlled) {
    if ((replaced || typed !== undefined) && !isFile(field))
      Object.assign(field, isTick(field) ? { checked: shown } : { value: shown });
    passedOn.set(field, shown);
    if (shown !== before) dispatchBlur(field);
    return;
  }
  // The browser restores ticks by itself after Back.
  const isEntered = shown !== before && (!isTick(field) || replaced !== undefined || document.earlyPressed?.has(field));
  const isTaken = isEntered && (field.type !== 'radio' || shown === true);
  passedOn.set(field, isTaken ? before : shown);
  if (!isTaken) return;
  // Read before: updating one field's state renders the others, and empties them.
  passOnLater([{ field, shown, before }], () => dispatchBlur(field));
}

/**
 * `ref` of a field that keeps what was entered before hydration, and passes on what is entered without an event; then
 * the field's own `ref`, which may read it. Uncontrolled fields keep it themselves, controlled ones get it as an event.
 * @param isControlled the field has `onChange`, and `value` or `checked`
 */
export function earlyInput<Kind extends Field>(own: Ref<Kind> | undefined, isControlled: boolean): RefCallback<Kind> {
  return (field) => {
    if (field && !isKnown(field)) keepEarly(field, isControlled);
    // React has just written its state to the field.
    else if (field && isControlled) passedOn.set(field, shownBy(field));
    if (typeof own === 'function') return own(field);
    if (own) own.current = field;
  };
}

/**
 * `onInput` of a text field, for what `earlyInput` passes on: React may leave out `onChange` for a text that a program
 * has assigned to the field.
 */
export const onPassedOn = <Kind extends HTMLInputElement | HTMLTextAreaElement>(
  onChange: ChangeEventHandler<Kind> | undefined,
) =>
  onChange &&
  ((event: InputEvent<Kind>) => {
    if (!event.isTrusted) onChange(event as unknown as ChangeEvent<Kind>);
  });
