'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { ContactKind } from '@/lib/my-page/contact-change';
import type { DetailsFormProps } from './details-form';
import { ProofGate } from './proof-gate';
import { SentKeyNote } from './sent-key-note';

/** Loaded once the password is proven: other views of the page do without. */
const DetailsForm = lazy(() => import('./details-form'));
const ContactForm = lazy(() => import('./contact-form'));

type EditScreenProps = { membershipId: string } & (
  | ({ part: 'details' } & Omit<DetailsFormProps, 'proof'>)
  | { part: ContactKind; owner: string; present: string; backHref: string }
);

export function EditScreen({ membershipId, ...screen }: EditScreenProps) {
  return (
    <ProofGate
      membershipId={membershipId}
      note={screen.part !== 'details' && <SentKeyNote kind={screen.part} owner={screen.owner} />}
    >
      {(proof) => (
        <Suspense fallback={<Skeleton className="h-96 max-w-form" />}>
          {screen.part === 'details' ? (
            <DetailsForm {...screen} proof={proof} />
          ) : (
            <ContactForm key={screen.part} {...screen} kind={screen.part} proof={proof} />
          )}
        </Suspense>
      )}
    </ProofGate>
  );
}
