const known = new WeakSet<Element>();

/**
 * `ref` of a control that works by script: repeats a press that came before hydration, which takes seconds on a slow
 * line.
 */
export function replayEarlyPress(element: HTMLElement | null): void {
  // React may call a ref again; after the first call React handles presses.
  if (!element || known.has(element)) return;
  known.add(element);
  const [event, pressed] = document.earlyPress ?? [];
  if (!event || pressed !== element) return;
  document.earlyPress = null;
  // Still on its way: React has hydrated this part for the press, and hands it on.
  if (event.eventPhase !== Event.NONE && !event.defaultPrevented) return;
  // A task later it has its handler, and a submit button its type.
  setTimeout(() => {
    // The browser has ticked it, which React takes for the initial state.
    if (element instanceof HTMLInputElement) element.checked = element.defaultChecked;
    element.click();
  });
}
