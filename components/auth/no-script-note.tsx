import { Notice } from '@/components/ui/notice';

/** Shown without script only: what the form cannot do. */
export function NoScriptNote({ children }: { children: string }) {
  return (
    <noscript>
      <Notice tone="warning" className="mb-6">
        {children}
      </Notice>
    </noscript>
  );
}
