import { Notice } from '@/components/ui/notice';

/** Says, only where no script runs, what the form below cannot do. */
export function NoScriptSentence({ children }: { children: string }) {
  return (
    <noscript>
      <Notice tone="warning" className="mb-6">
        {children}
      </Notice>
    </noscript>
  );
}
