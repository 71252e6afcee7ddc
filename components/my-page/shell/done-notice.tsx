import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

export interface DoneNoticeProps {
  title: string;
  sentence: string;
  /** The next step, with its language segment. */
  href: string;
  label: string;
}

/** Replaces a form that was sent, and takes the focus. */
export function DoneNotice({ title, sentence, href, label }: DoneNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="max-w-form">
      <Notice tone="success" live title={title}>
        {sentence}
      </Notice>
      <p className="mt-8">
        <ButtonLink prefetch href={href}>
          {label}
        </ButtonLink>
      </p>
    </div>
  );
}
