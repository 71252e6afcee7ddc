import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { onPageNote, type PageNote, takePageNote } from '@/lib/navigation/page-note';

export type PageNoteTexts = Record<PageNote['says'] | 'show', string>;

/** What an earlier page leaves to say, until something is pressed; a link to a result, until something else is. */
export function PageNoteNotice({ texts }: { texts: PageNoteTexts }) {
  const [note, setNote] = useState<PageNote | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = takePageNote();
    if (left) setNote(left);
    return onPageNote(setNote);
  }, []);
  useEffect(() => {
    if (note === null) return;
    const listening = new AbortController();
    const hide = (event: Event) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target);
      const isKept = note.href !== undefined && (isInside || (event as KeyboardEvent).key === 'Tab');
      if (!isKept) setNote(null);
    };
    for (const press of ['click', 'keydown'])
      window.addEventListener(press, hide, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [note]);
  return (
    <div
      ref={box}
      aria-live="polite"
      className={clsx(
        note &&
          'pointer-events-none fixed inset-x-4 bottom-20 z-40 mx-auto max-w-form rounded-sm bg-ink px-5 py-3 text-paper text-sm',
      )}
    >
      {note?.page && <p className="font-medium">{note.page}</p>}
      {note && <p>{texts[note.says]}</p>}
      {note?.href && (
        <TextLink href={note.href} className="pointer-events-auto inline-block py-2 text-paper">
          {texts.show}
        </TextLink>
      )}
    </div>
  );
}
