import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { PageHeading } from '@/components/ui/page-heading';
import type { FeedbackKind } from '@/lib/feedback/visit-feedback';
import { FeedbackVisit } from './feedback-visit';

export async function FeedbackPage({ kind }: { kind: FeedbackKind }) {
  const [t, { myPage }] = await Promise.all([getTranslations('myPage'), getMessages()]);
  return (
    <>
      <PageHeading title={t('menu.groups.voc')} lead={t('feedback.description')} className="mb-12" />
      <NoScriptNote>{t('feedback.noScript')}</NoScriptNote>
      <NextIntlClientProvider messages={{ myPage: { feedback: myPage.feedback } }}>
        <FeedbackVisit kind={kind} />
      </NextIntlClientProvider>
    </>
  );
}
