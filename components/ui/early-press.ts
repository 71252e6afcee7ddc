const known = new WeakSet<Element>();

/** Whether a ref was called for it before: React may call it again; after the first call React handles events. */
export const isKnown = (element: Element) => known.has(element) || !known.add(element);

export const wasKnown = (element: Element) => known.has(element);

/**
 * `ref` of a control that works by script: repeats the last press that came before hydration, which takes seconds on a
 * slow line. A press during which React hydrates the part still arrives, and React handles it.
 */
export function replayEarlyPress(element: HTMLElement | null): void {
  if (!element || isKnown(element) || document.earlyPress !== element) return;
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  element.addEventListener('click', arrive, { once: true });
  // A task later it has its handler, and a submit button its type.
  setTimeout(() => hasArrived || element.click());
}
