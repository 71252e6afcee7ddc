import { lazy, Suspense } from 'react';
import { importPart } from '@/lib/navigation/import-part';
import type { SpendingCheckProps } from './spending-check-part';

// Few visitors need it.
const SpendingCheckPart = lazy(() => importPart(() => import('./spending-check-part')));

export function SpendingCheck(props: SpendingCheckProps) {
  return (
    <Suspense>
      <SpendingCheckPart {...props} />
    </Suspense>
  );
}
