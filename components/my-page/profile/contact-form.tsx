import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { Contact } from '@/lib/hub/contract/profile';
import { type ContactKind, tidyContact } from '@/lib/my-page/contact-change';
import { hasTexts } from '@/lib/my-page/draft';
import { DoneNotice } from '../shell/done-notice';
import { useDraft } from '../shell/use-draft';
import { ContactAddress } from './contact-address';
import { ContactKey } from './contact-key';

export interface ContactFormProps {
  proof: string;
  owner: string;
  kind: ContactKind;
  /** What counts now. */
  present: string;
  /** The view, with its language segment. */
  backHref: string;
}

/** `sentTo` is the address that has a key, empty before; `keyUntil` when that ends, in milliseconds since 1970. */
interface ContactDraft {
  typed: string;
  sentTo: string;
  keyUntil: string;
}

const atFirst: ContactDraft = { typed: '', sentTo: '', keyUntil: '' };
const fits = (value: unknown): value is ContactDraft => hasTexts(value, ['typed', 'sentTo', 'keyUntil']);

/** A new e-mail address or number: it counts once the key that is sent there has been typed here. */
export default function ContactForm({ proof, owner, kind, present, backHref }: ContactFormProps) {
  const t = useTranslations('myPage.contact');
  const { values, change, forget } = useDraft({ form: `contact-${kind}`, owner }, atFirst, fits);
  const { typed, sentTo } = values;
  const [doneWith, setDoneWith] = useState<string | null>(null);
  const contact: Contact = { kind, value: sentTo };
  const keySent = useCallback(
    (value: string, until: number) => change({ sentTo: value, keyUntil: String(until) }),
    [change],
  );

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
        // The key belongs to its address: another one needs another key.
        isSent={sentTo !== '' && sentTo === tidyContact(kind, typed)}
        onSent={keySent}
        backHref={backHref}
        onGiveUp={forget}
      />
      {sentTo !== '' && sentTo === tidyContact(kind, typed) && (
        <ContactKey
          key={sentTo}
          proof={proof}
          contact={contact}
          keyUntil={Number(values.keyUntil)}
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
