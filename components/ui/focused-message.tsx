'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { showResult } from './show-result';

interface FocusedMessageProps {
  title: string;
  sentence: string;
  children?: ReactNode;
}

/** The outcome of a form in its place: takes the focus, and is read out, when it changes. */
export function FocusedMessage({ title, sentence, children }: FocusedMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showResult(heading.current), [title]);
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-medium text-xl focus-visible:outline-none">
        {title}
      </h2>
      <p className="text-ink-soft">{sentence}</p>
      {children && <div className="mt-4 flex flex-wrap items-center gap-4">{children}</div>}
    </div>
  );
}
