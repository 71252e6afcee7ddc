'use client';

import { Activity } from 'react';
import type { FormCatalogue } from './form-catalogue';
import type { SearchTexts } from './search-texts';
import type { PickerPanels } from './use-picker-panels';

export interface SearchPanelsProps {
  panels: PickerPanels;
  locale: string;
  texts: SearchTexts;
  catalogue: FormCatalogue;
  hotelId: string | undefined;
}

/** The picker that is open, or is being made ready out of sight. */
export function SearchPanels({ panels, locale, texts, catalogue, hotelId }: SearchPanelsProps) {
  const { loaded, drawn, close } = panels;
  if (drawn === null) return null;
  const { where, dates, guests } = loaded;
  return (
    <Activity key={drawn.key} mode={drawn.visible ? 'visible' : 'hidden'}>
      {drawn.name === 'where' && where.status === 'ready' && (
        <where.Component locale={locale} texts={texts} catalogue={catalogue} onClose={close} />
      )}
      {drawn.name === 'dates' && dates.status === 'ready' && (
        <dates.Component locale={locale} texts={texts} hotelId={hotelId} onClose={close} />
      )}
      {drawn.name === 'guests' && guests.status === 'ready' && <guests.Component texts={texts} onClose={close} />}
    </Activity>
  );
}
