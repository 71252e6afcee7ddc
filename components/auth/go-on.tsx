'use client';

import { useEffect } from 'react';
import { TextLink } from '@/components/ui/link';
import { leavePage } from '@/lib/navigation/leave-page';

/** Goes on to `href` by itself; the link is for where no script runs or it takes long. */
export function GoOn({ href, sentence, label }: { href: string; sentence: string; label: string }) {
  useEffect(() => leavePage(href), [href]);
  return (
    <main id="content" className="grid min-h-[60svh] place-content-center gap-3 text-center">
      <h1 className="display text-xl">{sentence}</h1>
      <TextLink href={href} prefetch={false}>
        {label}
      </TextLink>
    </main>
  );
}
