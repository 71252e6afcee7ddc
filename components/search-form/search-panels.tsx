import type { FormCatalogue } from '@/components/stay/form-catalogue';
import type { PickerPanels } from './use-picker-panels';

export interface SearchPanelsProps {
  panels: PickerPanels;
  locale: string;
  catalogue: FormCatalogue;
}

/** The picker that is open. */
export function SearchPanels({ panels, locale, catalogue }: SearchPanelsProps) {
  const { loaded, open, close, guard } = panels;
  const { where, dates, guests } = loaded;
  if (open === 'where' && where.status === 'ready') {
    return <where.Component locale={locale} catalogue={catalogue} onClose={close} guard={guard} />;
  }
  if (open === 'dates' && dates.status === 'ready') {
    return <dates.Component locale={locale} onClose={close} guard={guard} />;
  }
  if (open === 'guests' && guests.status === 'ready') return <guests.Component onClose={close} />;
  return null;
}
