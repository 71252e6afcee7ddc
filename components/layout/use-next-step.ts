import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';

function focusHeading() {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Opens the next page of a process by the router, and gives the focus, which goes with this page, to its heading. */
export function useNextStep(): (href: string) => void {
  const { push } = useRouter();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (isLeaving.current) focusHeading();
    },
    [],
  );
  return useCallback(
    (href) => {
      isLeaving.current = true;
      push(href);
    },
    [push],
  );
}
