import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** The seller, as Korean law requires on a receipt. No real company stands behind the facts: they say so. */
export function ReceiptSeller() {
  const t = useTranslations('layout.seller');
  const facts = ['name', 'representative', 'registration', 'mailOrder', 'address'] as const;
  return (
    <section className="mt-10 border-stone-deep border-t pt-5 text-sm print:mt-6">
      <h2 className="flex flex-wrap items-center gap-3 font-medium">
        {t('title')} <Badge tone="neutral">{t('sample')}</Badge>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{t(fact)}</li>
        ))}
      </ul>
    </section>
  );
}
