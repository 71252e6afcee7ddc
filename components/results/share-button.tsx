'use client';

import { useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { useHydrated } from '@/components/ui/use-hydrated';

export interface ShareButtonProps {
  title: string;
  texts: { action: string; copied: string; failed: string };
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard in an insecure context or an embedded view, or the visitor has forbidden it.
    return false;
  }
}

export function ShareButton({ title, texts }: ShareButtonProps) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');

  const share = async () => {
    const { origin, pathname, search } = window.location;
    const url = origin + pathname + search;
    setSaid('');
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closed without a choice.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setSaid((await copy(url)) ? texts.copied : texts.failed);
  };

  return (
    <div className="flex items-center gap-3 text-sm">
      <span role="status" className="text-ink-soft">
        {said}
      </span>
      <button
        type="button"
        onClick={share}
        className={`inline-flex min-h-11 items-center gap-2 rounded-sm px-1 hover:text-brass ${isHydrated ? '' : 'invisible'}`}
      >
        <Glyph name="share" size={16} />
        {texts.action}
      </button>
    </div>
  );
}
