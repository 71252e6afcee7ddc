import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { onPageNote, type PageNote, takePageNote } from '@/lib/navigation/page-note';

export type PageNoteTexts = Record<PageNote['says'], string>;

/** What an earlier page leaves to say, until something is pressed. */
export function PageNoteNotice({ texts }: { texts: PageNoteTexts }) {
  const [note, setNote] = useState<PageNote | null>(null);
  useEffect(() => {
    const left = takePageNote();
    if (left) setNote(left);
    return onPageNote(setNote);
  }, []);
  useEffect(() => {
    if (note === null) return;
    const listening = new AbortController();
    const hide = () => setNote(null);
    for (const press of ['click', 'keydown'])
      window.addEventListener(press, hide, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [note]);
  return (
    <div
      aria-live="polite"
      className={clsx(
        note &&
          'pointer-events-none fixed inset-x-4 bottom-20 z-40 mx-auto max-w-form rounded-sm bg-ink px-5 py-3 text-paper text-sm',
      )}
    >
      {note?.page && <p className="font-medium">{note.page}</p>}
      {note && <p>{texts[note.says]}</p>}
    </div>
  );
}
