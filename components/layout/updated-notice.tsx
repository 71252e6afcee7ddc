import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { takeReloadNote } from '@/lib/navigation/reload-note';

/** After a page older than the site was reloaded: asks for the last press again, until something is pressed. */
export function UpdatedNotice({ text }: { text: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (takeReloadNote()) setShown(true);
  }, []);
  useEffect(() => {
    if (!shown) return;
    const listening = new AbortController();
    const hide = () => setShown(false);
    for (const press of ['click', 'keydown'])
      window.addEventListener(press, hide, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [shown]);
  return (
    <div
      aria-live="polite"
      className={clsx(
        shown &&
          'pointer-events-none fixed inset-x-4 bottom-20 z-40 mx-auto max-w-form rounded-sm bg-ink px-5 py-3 text-paper text-sm',
      )}
    >
      {shown && text}
    </div>
  );
}
