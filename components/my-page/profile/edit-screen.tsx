'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { ContactKind } from '@/lib/my-page/contact-change';
import { importPart } from '@/lib/navigation/import-part';
import { useSecondsLeft } from '../shell/use-seconds-left';
import type { DetailsFormProps } from './details-form';
import { ProofGate } from './proof-gate';
import { useContactDraft } from './use-contact-draft';

/** Loaded once the password is proven: other views of the page do without. */
const DetailsForm = lazy(() => importPart(() => import('./details-form')));
const ContactForm = lazy(() => importPart(() => import('./contact-form')));

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

/** After a reload or a login: the key that was sent is still valid, and the form continues with it. */
function SentKeyNote({ kind, owner }: { kind: ContactKind; owner: string }) {
  const t = useTranslations('myPage.contact');
  const { sentTo, keyUntil } = useContactDraft(kind, owner).values;
  const secondsLeft = useSecondsLeft(keyUntil === '' ? null : Number(keyUntil));
  const isUsable = keyUntil === '' || secondsLeft > 0;
  return sentTo !== '' && isUsable && <Notice>{t('waiting', { address: sentTo })}</Notice>;
}
