import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { seoulMoment } from '@/lib/dates/format';
import type { EnquiryDetail } from '@/lib/hub/contract/enquiry';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { AttachmentList } from '../shell/attachment-list';
import { MarkRead } from './mark-read';

export function EnquiryView({ enquiry }: { enquiry: EnquiryDetail }) {
  const t = useTranslations('centre');
  const locale = useLocale();
  const { enquiryNo, subject, category, state, text, answer, answeredAt, attachments } = enquiry;
  return (
    <article className="flex flex-col gap-12">
      {enquiry.unread && <MarkRead enquiryNo={enquiryNo} />}
      <PageHeading eyebrow={enquiryNo} title={subject} className="wrap-anywhere">
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={state === 'answered' ? 'pine' : 'neutral'}>{t(`enquiry.state.${state}`)}</Badge>
          <span className="text-ink-muted text-sm">{t(`categories.${category}`)}</span>
        </p>
      </PageHeading>
      <Section title={t('enquiry.asked')}>
        <p className="mb-3 text-ink-muted text-sm">{t('enquiry.instant', seoulMoment(enquiry.receivedAt, locale))}</p>
        <p className="wrap-anywhere max-w-reading whitespace-pre-line">{text}</p>
        <div className="mt-6">
          <p className="mb-1 font-medium text-sm">{t('attachments.label')}</p>
          <AttachmentList files={attachments} />
        </div>
      </Section>
      <Section title={t('enquiry.answer')}>
        {answer !== null && answeredAt !== null ? (
          <>
            <p className="mb-3 text-ink-muted text-sm">{t('enquiry.instant', seoulMoment(answeredAt, locale))}</p>
            <p className="max-w-reading whitespace-pre-line">{answer}</p>
          </>
        ) : (
          <p className="text-ink-soft">{t('enquiry.noAnswer')}</p>
        )}
      </Section>
      <p>
        <ButtonLink href={localizedPath(locale, paths.myPageDirectQnA())}>{t('enquiry.back')}</ButtonLink>
      </p>
    </article>
  );
}
