import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { useSecondsLeft } from '@/components/ui/use-seconds-left';
import type { ContactKind } from '@/lib/my-page/contact-change';
import { contactDraftPlace, emptyContactDraft, isContactDraft } from '@/lib/my-page/contact-draft';
import { useDraft } from '../shell/use-draft';

/** After a reload or a login: the key that was sent is still valid, and the form continues with it. */
export function SentKeyNote({ kind, owner }: { kind: ContactKind; owner: string }) {
  const t = useTranslations('myPage.contact');
  const { sentTo, keyUntil } = useDraft(contactDraftPlace(kind, owner), emptyContactDraft, isContactDraft).values;
  const secondsLeft = useSecondsLeft(keyUntil === '' ? null : Number(keyUntil));
  return sentTo !== '' && secondsLeft > 0 && <Notice>{t('waiting', { address: sentTo })}</Notice>;
}
