import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { QuestionList } from '@/components/ui/question-list';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { weekdaysText } from '@/lib/help/centre-hours';
import { type CustomerCentre, helpCategory } from '@/lib/hub/contract/enquiry';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { helpJsonLd } from '@/lib/structured-data/help-json-ld';
import { QuestionFilter } from './question-filter';

export async function HelpPage({ centre }: { centre: CustomerCentre }) {
  const locale = await getLocale();
  const t = await getTranslations('centre');
  const { telephone, opensAt, closesAt, weekdays, answerHours, questions } = centre;
  const groups = helpCategory.options
    .map((category) => ({ category, own: questions.filter((each) => each.category === category) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="page-width pt-12 pb-section lg:pt-20">
      <JsonLd data={helpJsonLd(questions, locale)} />
      <PageHeading title={t('public.title')} lead={t('help.lead')} />
      <div className="mt-12 grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="questions" className="min-w-0">
          <h2 id="questions" className="display text-xl">
            {t('help.questions')}
          </h2>
          <QuestionFilter
            label={t('help.search')}
            found={questions.map((_, at) => t('public.found', { count: at + 1 }))}
            nothing={`${t('help.nothingTitle')}. ${t('public.nothing')}`}
          >
            {groups.map(({ category, own }) => (
              <section key={category} data-group aria-labelledby={category} className="mt-8">
                <h3 id={category} className="mb-3 scroll-mt-24 text-brass text-sm">
                  {t(`categories.${category}`)}
                </h3>
                <QuestionList questions={own} />
              </section>
            ))}
          </QuestionFilter>
        </section>
        <section aria-labelledby="contact" className="border border-stone bg-paper p-6 lg:sticky lg:top-24">
          <h2 id="contact" className="display text-xl">
            {t('public.contact')}
          </h2>
          <p className="mt-6 mb-1 font-medium text-sm">{t('help.telephone')}</p>
          <p className="display tabular text-xl">
            <TelephoneLink number={telephone} plain />
          </p>
          <p className="mt-1 text-ink-soft text-sm">
            {t('help.hours', { weekdays: weekdaysText(weekdays, locale), opensAt, closesAt })}
          </p>
          <p className="mt-8 mb-1 font-medium text-sm">{t('help.write')}</p>
          <p className="mb-4 text-ink-soft text-sm">{t('public.writeLead', { hours: answerHours })}</p>
          <ButtonLink href={localizedPath(locale, paths.myPageEnquiryWrite())} variant="secondary">
            {t('help.writeAction')}
          </ButtonLink>
          <p className="mt-8">
            <TextLink href={localizedPath(locale, paths.hotels())}>{t('public.hotels')}</TextLink>
          </p>
        </section>
      </div>
    </div>
  );
}
