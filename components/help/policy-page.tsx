import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';

interface PolicyPageProps {
  title: string;
  lead: string;
  /** States that no real company stands behind the text. */
  sample: string;
  sections: readonly { key: string; title: string; text: string }[];
}

function PolicyPage({ title, lead, sample, sections }: PolicyPageProps) {
  return (
    <div className="page-width pt-12 pb-section lg:pt-20">
      <PageHeading title={title} lead={lead} />
      <div className="mt-8 max-w-reading">
        <Notice>{sample}</Notice>
        <div className="mt-12 space-y-10">
          {sections.map((section) => (
            <section key={section.key} aria-labelledby={section.key}>
              <h2 id={section.key} className="display text-lg">
                {section.title}
              </h2>
              <p className="mt-3 text-ink-soft">{section.text}</p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

export async function PrivacyPage() {
  const t = await getTranslations('legal');
  const keys = ['collected', 'purpose', 'retention', 'browser', 'rights', 'contact'] as const;
  const sections = keys.map((key) => ({
    key,
    title: t(`privacy.sections.${key}.title`),
    text: t(`privacy.sections.${key}.text`),
  }));
  return <PolicyPage title={t('privacy.title')} lead={t('privacy.lead')} sample={t('sample')} sections={sections} />;
}

export async function AccessibilityPage() {
  const t = await getTranslations('legal');
  const keys = ['done', 'limits', 'rooms', 'contact'] as const;
  const sections = keys.map((key) => ({
    key,
    title: t(`accessibility.sections.${key}.title`),
    text: t(`accessibility.sections.${key}.text`),
  }));
  return (
    <PolicyPage
      title={t('accessibility.title')}
      lead={t('accessibility.lead')}
      sample={t('sample')}
      sections={sections}
    />
  );
}
