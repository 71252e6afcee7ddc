const known = new WeakSet<Element>();

/** Whether a ref was called for it before: React may call it again; after the first call React handles events. */
export const isKnown = (element: Element) => known.has(element) || !known.add(element);

export const wasKnown = (element: Element) => known.has(element);

/**
 * `ref` of a control that works by script: repeats the last press that came before hydration, which takes seconds on a
 * slow line. React may hydrate a part during a press: that event ends here, and the press is repeated as well.
 */
export function replayEarlyPress(element: HTMLElement | null): void {
  const [event, pressed] = document.earlyPress ?? [];
  if (!element || isKnown(element) || pressed !== element) return;
  event?.stopImmediatePropagation();
  event?.preventDefault();
  // A task later it has its handler, and a submit button its type.
  setTimeout(() => element.click());
}
