'use client';

import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { earlyInput, onPassedOn } from '@/components/ui/early-input';
import { isQuestionFound } from '@/lib/help/question-search';

export interface QuestionFilterProps {
  label: string;
  /** Result texts by the number of matches; the last one for more. */
  found: readonly string[];
  nothing: string;
  /** Groups of questions (`data-group`), each with its questions (`data-question`). */
  children: ReactNode;
}

/** Filters the questions in the browser, because the page is cached. */
export function QuestionFilter({ label, found, nothing, children }: QuestionFilterProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value);

  useEffect(() => {
    let shown = 0;
    for (const group of list.current?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
      let inGroup = 0;
      for (const each of group.querySelectorAll<HTMLElement>('[data-question]')) {
        each.hidden = !isQuestionFound(query, each.textContent ?? '');
        if (!each.hidden) inGroup += 1;
      }
      group.hidden = inGroup === 0;
      shown += inGroup;
    }
    setCount(query.trim() === '' ? null : shown);
  }, [query]);

  return (
    <>
      <search className="mt-10 block max-w-form">
        <label htmlFor={id} className="mb-2 block font-medium text-sm">
          {label}
        </label>
        <input
          id={id}
          ref={earlyInput<HTMLInputElement>(undefined, true)}
          type="search"
          name="question"
          value={query}
          onChange={change}
          onInput={onPassedOn(change)}
          className="min-h-control w-full rounded-sm border border-stone-deep bg-paper px-4"
        />
        <noscript>
          <style>{`[for="${id}"],[id="${id}"]{display:none}`}</style>
        </noscript>
      </search>
      <p role="status" className="mt-4 text-ink-soft">
        {count !== null && (count === 0 ? nothing : found[Math.min(count, found.length) - 1])}
      </p>
      <div ref={list}>{children}</div>
    </>
  );
}
