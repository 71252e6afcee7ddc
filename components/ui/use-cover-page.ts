import { type RefObject, useEffect, useRef } from 'react';
import { isFocusShown } from './focus-shown';
import { afterFirstFrame } from './own-task';

/**
 * Makes everything beside one child of the body inert, also what comes while it is covered, and holds the scrolling.
 * What is read out for screen readers alone stays.
 * @returns takes it back
 */
function coverPage(cover: Element): () => void {
  const made: Element[] = [];
  const makeInert = (nodes: Iterable<Node>) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLElement) || node.contains(cover) || node.hasAttribute('inert')) continue;
      // A modal dialog holds the page by itself.
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
  /** A child of the body. */
  cover: RefObject<HTMLElement | null>;
  /** Its content: inert until it can be used. Below the first stop of the focus, which is awake at once. */
  body: RefObject<HTMLElement | null>;
  /** What takes the focus. */
  firstFocus: RefObject<HTMLElement | null>;
  /** Where the focus goes in the end, where that is not what had it: a finger leaves the focus where it was. */
  opener?: () => HTMLElement | null;
  /** Where the focus goes instead, if its owner has set it by the time that the surface closes. */
  leadsTo?: RefObject<HTMLElement | null>;
  /** Escape, where nothing inside has used it. */
  onEscape: () => void;
}

/**
 * The modality of `<dialog>` for a surface that stands in the page before it is shown. The focus goes inside, and
 * back in the end. To move it, to make the page behind inert and the content no longer so takes a style of all of it:
 * that follows after the frame that shows the surface, or before the first key if that is sooner. Whoever opened it by
 * key has the focus inside at once.
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
    // After a tap the browser would draw its ring around what a script has focused.
    if (isFocusShown()) focusInside();
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
      if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Node)) return;
      // The body has the focus when what had it has gone, and what had it before until it is moved; another dialog's
      // Escape is not ours.
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
