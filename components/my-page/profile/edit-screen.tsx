'use client';

import type { ContactKind } from '@/lib/my-page/contact-change';
import { ContactForm } from './contact-form';
import { DetailsForm, type DetailsFormProps } from './details-form';
import { ProofGate } from './proof-gate';

type EditScreenProps = { membershipId: string } & (
  | ({ part: 'details' } & Omit<DetailsFormProps, 'proof'>)
  | { part: ContactKind; owner: string; present: string; backHref: string }
);

/** The form of one part, behind the password question. */
export function EditScreen({ membershipId, ...screen }: EditScreenProps) {
  return (
    <ProofGate membershipId={membershipId}>
      {(proof) => {
        if (screen.part === 'details') return <DetailsForm {...screen} proof={proof} />;
        const { part, ...contact } = screen;
        return <ContactForm key={part} {...contact} kind={part} proof={proof} />;
      }}
    </ProofGate>
  );
}
