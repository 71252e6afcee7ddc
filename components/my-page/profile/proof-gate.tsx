import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { showResult } from '@/components/ui/show-result';
import { sendPassword } from '@/lib/my-page/password-proof';
import { PasswordQuestion } from './password-question';
import { usePasswordProof } from './proof-scope';

export interface ProofGateProps {
  membershipId: string;
  note?: ReactNode;
  children: (proof: string) => ReactNode;
}

/**
 * The password question, then the form. When the proof expires the question returns; the form stays mounted behind it.
 */
export function ProofGate({ membershipId, note, children }: ProofGateProps) {
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
