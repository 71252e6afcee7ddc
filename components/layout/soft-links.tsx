import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { giveUpSurfaceEntry, surfaceDepth } from '@/components/ui/open-surfaces';
import { beginWaiting, SLOW_NAVIGATION_MS, useWaiting } from '@/components/ui/use-waiting';

/** The soft link (`components/ui/soft-link.ts`) to this site that an event is about. */
function softLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  // An API answer is a download: the router would wait for a page without end.
  return link?.origin === window.location.origin && !link.pathname.startsWith('/api/') ? link : null;
}

/** A modifier key, another button or a target window: the browser handles it. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return isModified || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
}

/**
 * Follows links (`data-soft`) by the router, with one listener for the page. Plain anchors cost less
 * than `next/link`: 3 KB of script for each page, and hydration for each link.
 */
export function SoftLinks() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  useWaiting(pending, SLOW_NAVIGATION_MS);
  useEffect(() => {
    // A reload with a surface open: only its history entry is left.
    if (surfaceDepth() > 0) {
      import('@/components/ui/surface-entry').then((entries) => entries.watchSurfaceEntries(), reportError);
    }
  }, []);
  useEffect(() => {
    // On the document, after React's own listener, so that `defaultPrevented` is known.
    const follow = (event: MouseEvent) => {
      const link = softLinkAt(event.target);
      if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
      const words = link.dataset.soft?.split(' ') ?? [];
      const isSamePage = words.includes('again');
      event.preventDefault();
      if (isSamePage) return startTransition(router.refresh);
      // A link in a menu or a sheet navigates from the page below.
      document.getElementById(link.dataset.focus ?? '')?.focus({ preventScroll: true });
      const go = giveUpSurfaceEntry() || words.includes('replace') ? router.replace : router.push;
      startTransition(() => go(link.getAttribute('href') ?? '', { scroll: !words.includes('still') }));
    };
    const fetchAhead = ({ target }: Event) => {
      const link = softLinkAt(target);
      if (link?.dataset.soft?.includes('ahead')) router.prefetch(link.getAttribute('href') ?? '');
    };
    const send = (event: Event) => {
      const form = event.target;
      // A native submit leaves the page.
      if (!event.defaultPrevented && form instanceof HTMLFormElement && form.method !== 'dialog') beginWaiting();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('submit', send, { signal });
    document.addEventListener('pointerover', fetchAhead, { signal });
    document.addEventListener('focusin', fetchAhead, { signal });
    return () => listening.abort();
  }, [router]);
  return null;
}
