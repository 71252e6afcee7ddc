import type { FAQPage, WithContext } from 'schema-dts';
import type { FrequentQuestion } from '@/lib/hub/contract/enquiry';

/** schema.org's FAQPage of the questions that the page shows. */
export function helpJsonLd(questions: readonly FrequentQuestion[], locale: string): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
