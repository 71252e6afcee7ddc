const known = new WeakSet<Element>();

/**
 * The browser has ticked it for a press, which React takes for the initial state; not what it restores by itself after
 * Back. Of radios the chosen one alone counts.
 */
const isTickedEarly = (input: HTMLInputElement) =>
  document.earlyPressed?.has(input) &&
  input.checked !== input.defaultChecked &&
  (input.checked || input.type !== 'radio');

/**
 * `ref` of a control that works by script: repeats the last press that came before hydration, which takes seconds on a
 * slow line, and passes on each tick.
 */
export function replayEarlyPress(element: HTMLElement | null): void {
  // React may call a ref again; after the first call React handles presses.
  if (!element || known.has(element)) return;
  known.add(element);
  const [event, pressed] = document.earlyPress ?? [];
  const isPressed = pressed === element;
  if (isPressed) document.earlyPress = null;
  // Still on its way: React has hydrated this part for the press, and hands it on.
  if (isPressed && event?.eventPhase !== Event.NONE && !event?.defaultPrevented) return;
  const input = element instanceof HTMLInputElement ? element : null;
  if (input ? !isTickedEarly(input) : !isPressed) return;
  // A task later it has its handler, and a submit button its type.
  setTimeout(() => {
    if (input) input.checked = input.defaultChecked;
    element.click();
  });
}
