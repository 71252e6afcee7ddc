import { getMessages, getTranslations } from 'next-intl/server';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import type { FeedbackKind } from '@/lib/feedback/visit-feedback';
import type { Locale } from '@/lib/i18n/languages';
import { FeedbackVisit } from './feedback-visit';

export async function FeedbackPage({ locale, kind }: { locale: Locale; kind: FeedbackKind }) {
  const [t, { myPage }] = await Promise.all([
    getTranslations({ locale, namespace: 'myPage' }),
    getMessages({ locale }),
  ]);
  return (
    <>
      <PageHeading title={t('menu.groups.voc')} lead={t('feedback.description')} className="mb-12" />
      <noscript>
        <Notice tone="warning" className="mb-8">
          {t('feedback.noScript')}
        </Notice>
      </noscript>
      <BrowserTexts messages={{ myPage: { feedback: myPage.feedback } }}>
        <FeedbackVisit kind={kind} />
      </BrowserTexts>
    </>
  );
}
