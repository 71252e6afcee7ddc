import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useBackCloses } from '@/components/ui/use-back-closes';
import type { Contact } from '@/lib/hub/contract/profile';
import { type ContactKind, tidyContactOf } from '@/lib/my-page/contact-change';
import { DoneNotice } from '../shell/done-notice';
import { ContactAddress } from './contact-address';
import { ContactKey } from './contact-key';
import { useContactDraft } from './use-contact-draft';

export interface ContactFormProps {
  proof: string;
  owner: string;
  kind: ContactKind;
  present: string;
  backHref: string;
}

/** A new e-mail address or number: it applies once the key sent there has been typed here. */
export default function ContactForm({ proof, owner, kind, present, backHref }: ContactFormProps) {
  const t = useTranslations('myPage.contact');
  const { values, change, forget } = useContactDraft(kind, owner);
  const { typed, sentTo } = values;
  const [doneWith, setDoneWith] = useState<string | null>(null);
  const contact: Contact = { kind, value: sentTo };
  const keySent = useCallback(
    (value: string, until: number | null) => change({ sentTo: value, keyUntil: until === null ? '' : String(until) }),
    [change],
  );
  // The key belongs to its address: another one needs another key.
  const isSent = sentTo !== '' && sentTo === tidyContactOf(kind, typed);
  // Back leads from the key to its address, on the same page.
  useBackCloses(isSent && doneWith === null, () => change({ sentTo: '', keyUntil: '' }));

  if (doneWith !== null) {
    return (
      <DoneNotice
        title={t(`done.${kind}`)}
        sentence={t('doneSentence', { address: doneWith })}
        href={backHref}
        label={t('back')}
      />
    );
  }
  return (
    <div className="flex max-w-form flex-col gap-10">
      <ContactAddress
        proof={proof}
        kind={kind}
        present={present}
        typed={typed}
        onType={(text) => change({ typed: text })}
        isSent={isSent}
        onSent={keySent}
        backHref={backHref}
        onGiveUp={forget}
      />
      {isSent && (
        <ContactKey
          key={sentTo}
          proof={proof}
          contact={contact}
          keyUntil={values.keyUntil === '' ? null : Number(values.keyUntil)}
          onSent={(until) => keySent(sentTo, until)}
          onConfirmed={() => {
            forget();
            setDoneWith(sentTo);
          }}
        />
      )}
    </div>
  );
}
