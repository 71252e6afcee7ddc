import { type RefObject, useEffect, useRef } from 'react';
import { afterFirstFrame } from './defer';
import { isFocusVisible } from './focus-visible';
import { isComposing } from './is-composing';

/**
 * Makes everything beside one child of the body inert, also what is added meanwhile, and locks the scrolling. Live
 * regions stay.
 * @returns undoes it
 */
function coverPage(cover: Element): () => void {
  const made: Element[] = [];
  const makeInert = (nodes: Iterable<Node>) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLElement) || node.contains(cover) || node.hasAttribute('inert')) continue;
      // A modal dialog covers the page by itself.
      if (node.matches('script, style, link, dialog, [data-live-announcer]')) continue;
      node.setAttribute('inert', '');
      made.push(node);
    }
  };
  makeInert(document.body.children);
  const newcomers = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) makeInert(addedNodes);
  });
  newcomers.observe(document.body, { childList: true });
  document.documentElement.toggleAttribute('data-covered', true);
  return () => {
    newcomers.disconnect();
    for (const node of made) node.removeAttribute('inert');
    document.documentElement.removeAttribute('data-covered');
  };
}

export interface CoverPageOptions {
  open: boolean;
  cover: RefObject<HTMLElement | null>;
  /** Its content: inert until activated. The first focus target is active at once. */
  body: RefObject<HTMLElement | null>;
  firstFocus: RefObject<HTMLElement | null>;
  /** Takes the focus on closing, where that is not what had it: a tap does not move the focus. */
  opener?: () => HTMLElement | null;
  /** Takes the focus on closing instead, if it is set by then. */
  leadsTo?: RefObject<HTMLElement | null>;
  /** Escape that nothing inside has handled. */
  onEscape: () => void;
}

/**
 * The modality of `<dialog>` for a surface that is rendered before it is opened. Moving the focus and `inert` cost a
 * style recalculation: they follow after the frame that shows the surface, or before the first key. A keyboard opener
 * has the focus inside at once.
 */
export function useCoverPage({ open, cover, body, firstFocus, opener, leadsTo, onEscape }: CoverPageOptions): void {
  const leave = useRef(onEscape);
  leave.current = onEscape;
  const openedBy = useRef(opener);
  openedBy.current = opener;

  useEffect(() => {
    const surface = cover.current;
    if (!open || !surface) return;
    const focusedBefore = document.activeElement;
    const before = openedBy.current?.() ?? focusedBefore;
    const content = body.current;
    const first = firstFocus.current;
    const focusInside = () => first?.focus({ preventScroll: true });
    // After a tap the browser would show a focus ring around what a script has focused.
    if (isFocusVisible()) focusInside();
    else first?.setAttribute('data-quiet-focus', '');
    let uncover: (() => void) | undefined;
    const coverOnce = () => {
      if (uncover) return;
      content?.removeAttribute('inert');
      if (!surface.contains(document.activeElement)) focusInside();
      uncover = coverPage(surface);
    };
    const giveUp = afterFirstFrame(coverOnce);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || !(event.target instanceof Node))
        return;
      // The body has the focus when the focused element is gone, the element focused before until it moves; another
      // dialog's Escape is not handled here.
      if (event.target !== document.body && event.target !== focusedBefore && !surface.contains(event.target)) return;
      event.preventDefault();
      leave.current();
    };
    const beforeKey = () => {
      coverOnce();
      first?.removeAttribute('data-quiet-focus');
    };
    window.addEventListener('keydown', beforeKey, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', beforeKey, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
      giveUp();
      uncover?.();
      content?.setAttribute('inert', '');
      // Unless something else has taken it meanwhile.
      const focused = document.activeElement;
      if (focused !== null && focused !== document.body && !surface.contains(focused)) return;
      const after = leadsTo?.current ?? before;
      if (after instanceof HTMLElement && after.isConnected) after.focus({ preventScroll: true });
    };
  }, [open, cover, body, firstFocus, leadsTo]);
}
