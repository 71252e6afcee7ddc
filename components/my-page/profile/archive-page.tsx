import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { formProblems } from '@/lib/bff/form-problems';
import type { ArchiveFailure } from '@/lib/my-page/archive-failure';
import { type ArchiveGroup, archiveGroups } from '@/lib/my-page/archive-places';
import { archiveFile } from '@/lib/routes/handlers';
import { ArchiveRequest } from './archive-request';

const groups = Object.keys(archiveGroups) as ArchiveGroup[];

interface ArchivePageProps {
  membershipId: string;
  /** The member comes back from a file that was not made. */
  failure: ArchiveFailure | null;
}

export function ArchivePage({ membershipId, failure }: ArchivePageProps) {
  const t = useTranslations('myPage.archive');
  const locale = useLocale();
  const { common, myPage, problems } = useMessages();
  const { question, ready, readySentence, file } = myPage.archive;
  return (
    <div className="flex flex-col gap-16">
      <Section rule title={t('what')}>
        <ul className="flex max-w-reading list-disc flex-col gap-2 pl-5 text-ink-soft marker:text-brass">
          {groups.map((group) => (
            <li key={group}>{t(`contents.${group}`)}</li>
          ))}
        </ul>
      </Section>
      <Section rule title={t('confirm')}>
        <NextIntlClientProvider
          messages={{
            myPage: { archive: { question, ready, readySentence, file }, proof: myPage.proof },
            common: { form: common.form, password: common.password },
            problems: formProblems(problems),
          }}
        >
          <ArchiveRequest
            membershipId={membershipId}
            fileHref={archiveFile({ language: locale })}
            failure={
              failure && (
                <Notice tone="error" live title={t(`failures.${failure}.title`)}>
                  {t(`failures.${failure}.sentence`)}
                </Notice>
              )
            }
          />
        </NextIntlClientProvider>
      </Section>
    </div>
  );
}
