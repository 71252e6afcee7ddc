import { Activity, type ReactNode, useDeferredValue } from 'react';
import type { FormCatalogue } from '@/components/stay/form-catalogue';
import { PickerShown } from './picker-shown';
import type { PickerPanels } from './use-picker-panels';

export interface SearchPanelsProps {
  panels: PickerPanels;
  locale: string;
  catalogue: FormCatalogue;
}

/** Draws a picker in small pieces out of sight, and lays it out where it will stand: the press only turns it over. */
function ReadyPicker({ open, children }: { open: boolean; children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return (
    <Activity mode={drawn ? 'visible' : 'hidden'}>
      <PickerShown value={open}>{children}</PickerShown>
    </Activity>
  );
}

/** The picker that is open, or is being made ready out of sight. */
export function SearchPanels({ panels, locale, catalogue }: SearchPanelsProps) {
  const { loaded, drawn, open, close, guard } = panels;
  if (drawn === null || loaded[drawn.name].status !== 'ready') return null;
  const { where, dates, guests } = loaded;
  return (
    <ReadyPicker key={drawn.key} open={open === drawn.name}>
      {drawn.name === 'where' && where.status === 'ready' && (
        <where.Component locale={locale} catalogue={catalogue} onClose={close} guard={guard} />
      )}
      {drawn.name === 'dates' && dates.status === 'ready' && (
        <dates.Component locale={locale} onClose={close} guard={guard} />
      )}
      {drawn.name === 'guests' && guests.status === 'ready' && <guests.Component onClose={close} />}
    </ReadyPicker>
  );
}
