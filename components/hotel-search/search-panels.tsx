'use client';

import { Activity, type ReactNode, useDeferredValue } from 'react';
import type { FormCatalogue } from './form-catalogue';
import { PickerShown } from './picker-shown';
import type { SearchTexts } from './search-texts';
import type { PickerPanels } from './use-picker-panels';
import { useWideScreen } from './use-wide-screen';

export interface SearchPanelsProps {
  panels: PickerPanels;
  locale: string;
  texts: SearchTexts;
  catalogue: FormCatalogue;
  hotelId: string | undefined;
}

/**
 * Draws a picker in small pieces out of sight. On wide screens the press then shows it; on narrow ones it is also laid
 * out before, in its sheet, and the press only turns that over.
 */
function ReadyPicker({ visible, open, children }: { visible: boolean; open: boolean; children: ReactNode }) {
  const wide = useWideScreen();
  const drawn = useDeferredValue(true, false);
  return (
    <Activity mode={(wide ? visible : drawn) ? 'visible' : 'hidden'}>
      <PickerShown value={wide || open}>{children}</PickerShown>
    </Activity>
  );
}

/** The picker that is open, or is being made ready out of sight. */
export function SearchPanels({ panels, locale, texts, catalogue, hotelId }: SearchPanelsProps) {
  const { loaded, drawn, open, close } = panels;
  if (drawn === null || loaded[drawn.name].status !== 'ready') return null;
  const { where, dates, guests } = loaded;
  return (
    <ReadyPicker key={drawn.key} visible={drawn.visible} open={open === drawn.name}>
      {drawn.name === 'where' && where.status === 'ready' && (
        <where.Component locale={locale} texts={texts} catalogue={catalogue} onClose={close} />
      )}
      {drawn.name === 'dates' && dates.status === 'ready' && (
        <dates.Component locale={locale} texts={texts} hotelId={hotelId} onClose={close} />
      )}
      {drawn.name === 'guests' && guests.status === 'ready' && <guests.Component texts={texts} onClose={close} />}
    </ReadyPicker>
  );
}
