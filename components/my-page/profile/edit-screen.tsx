'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { showResult } from '@/components/ui/show-result';
import { Skeleton } from '@/components/ui/skeleton';
import type { ContactKind } from '@/lib/my-page/contact-change';
import { sendPassword } from '@/lib/my-page/password-proof';
import { importPart } from '@/lib/navigation/import-part';
import { useSecondsLeft } from '../shell/use-seconds-left';
import type { DetailsFormProps } from './details-form';
import { PasswordQuestion } from './password-question';
import { usePasswordProof } from './proof-scope';
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

interface ProofGateProps {
  membershipId: string;
  note?: ReactNode;
  children: (proof: string) => ReactNode;
}

/** The password question, then the form. When the proof expires the question returns; the form stays mounted behind it. */
function ProofGate({ membershipId, note, children }: ProofGateProps) {
  const t = useTranslations('myPage.proof');
  const [proof, setProof] = usePasswordProof();
  const [last, setLast] = useState(proof);
  if (proof !== null && proof !== last) setLast(proof);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form that continues after a reload has the focus in its field already.
    if (proof !== null && !form.current?.contains(document.activeElement)) showResult(form.current);
  }, [proof]);
  return (
    <>
      {proof === null && (
        <PasswordQuestion
          membershipId={membershipId}
          lead={t('lead')}
          note={
            // The proof has expired; what was typed since is still there.
            last === null ? (
              note
            ) : (
              <Notice live tone="warning">
                {t('again')}
              </Notice>
            )
          }
          takesFocus={last !== null}
          send={sendPassword}
          onProven={setProof}
        />
      )}
      {last !== null && (
        <div ref={form} tabIndex={-1} hidden={proof === null} className="focus:outline-none">
          {children(last)}
        </div>
      )}
    </>
  );
}
