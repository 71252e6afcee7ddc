import type { FAQPage, WithContext } from 'schema-dts';
import type { FrequentQuestion } from '@/lib/hub/contract/enquiry';

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
