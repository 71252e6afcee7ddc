import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import type { FeedbackKind } from '@/lib/feedback/visit-feedback';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { FeedbackVisit } from './feedback-visit';

export async function feedbackMetadata(locale: Locale, path: string): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const [title, description] = [t('menu.groups.voc'), t('feedback.description')];
  return pageMetadata({ locale, path, title, description, index: false });
}

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
