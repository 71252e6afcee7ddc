import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { giveUpSurfaceEntry, surfaceDepth } from '@/components/ui/open-surfaces';
import { beginWaiting, SLOW_NAVIGATION_MS, useWaiting } from '@/components/ui/use-waiting';

/** The anchor that an event is about, where it is one of ours (`components/ui/soft-link.ts`) and leads to this site. */
function softLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  // An answer of the API is no page: the browser saves it, and the router would wait for it without end.
  return link?.origin === window.location.origin && !link.pathname.startsWith('/api/') ? link : null;
}

/** A key held, another button, a window of its own: that is the browser's to do. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return isModified || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
}

/**
 * Follows links, and sends forms whose answer is an address (`data-soft`), within the document, for the whole page at once. The framework's own link is a component that each
 * page would have to fetch (3 KB) and each link to run; ours are plain anchors, in the page and in its data.
 */
export function SoftLinks() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  useWaiting(pending, SLOW_NAVIGATION_MS);
  useEffect(() => {
    // Loaded anew with a surface open: nothing of it is left but its entry.
    if (surfaceDepth() > 0) {
      import('@/components/ui/surface-entry').then((entries) => entries.watchSurfaceEntries(), reportError);
    }
  }, []);
  useEffect(() => {
    // On the document, where React has its own listener: whoever has handled the press before has said so by then.
    const follow = (event: MouseEvent) => {
      const link = softLinkAt(event.target);
      if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
      event.preventDefault();
      const words = link.dataset.soft?.split(' ') ?? [];
      if (words.includes('again')) return startTransition(() => router.refresh());
      // From a menu or a sheet it leads on from the page below.
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
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
      // Sent by the browser itself: the page is left for the answer.
      if (form.dataset.soft === undefined) return beginWaiting();
      event.preventDefault();
      const answer = new URL(form.action);
      answer.search = `${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`;
      startTransition(() => router.push(answer.href, { scroll: false }));
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    document.addEventListener('pointerover', fetchAhead);
    document.addEventListener('focusin', fetchAhead);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('focusin', fetchAhead);
    };
  }, [router]);
  return null;
}
