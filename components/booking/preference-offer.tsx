import { useLocale, useTranslations } from 'next-intl';
import { createContext, Suspense, use, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { PickedDates } from '@/lib/booking/change-stay';
import { type PreferenceRequest, preferenceRequests, withLines } from '@/lib/booking/preference-requests';
import { formatMonthDay } from '@/lib/dates/format';
import type { Preferences } from '@/lib/hub/contract/preference';
import { languageByCode } from '@/lib/i18n/languages';

/** The member's preferences, not awaited; null for a guest. */
export type PreferencesLoad = Promise<Preferences | null> | null;

export const PreferencesContext = createContext<PreferencesLoad>(null);

interface PreferenceOfferProps {
  stay: PickedDates;
  requests: () => string;
  onChange: (requests: string) => void;
}

export function PreferenceOffer(props: PreferenceOfferProps) {
  const load = use(PreferencesContext);
  if (load === null) return null;
  return (
    <Suspense fallback={null}>
      <LoadedOffer {...props} load={load} />
    </Suspense>
  );
}

function LoadedOffer({ stay, requests, onChange, load }: PreferenceOfferProps & { load: Promise<Preferences | null> }) {
  const t = useTranslations('booking.preferences');
  const lineOf = usePreferenceLine(useLocale());
  const id = useId();
  const [said, setSaid] = useState<'added' | 'already' | null>(null);
  const preferences = use(load);
  const lines = preferences ? preferenceRequests(preferences, stay).map(lineOf) : [];
  if (lines.length === 0) return null;
  const add = (chosen: readonly string[]) => {
    const before = requests();
    const after = withLines(before, chosen);
    if (after !== before) onChange(after);
    setSaid(after === before ? 'already' : 'added');
  };
  return (
    <div className="flex flex-col items-start gap-3 sm:col-span-2" data-testid="preference-offer">
      <p id={id} className="text-ink-muted text-sm">
        {t('yours')}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {lines.map((line) => (
          <li key={line}>
            <Button variant="secondary" size="sm" className="wrap-anywhere text-start" onClick={() => add([line])}>
              <Glyph name="plus" size={16} /> {line}
            </Button>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <Button variant="quiet" size="sm" onClick={() => add(lines)}>
          {t('add')}
        </Button>
      )}
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {said && t(said)}
      </p>
    </div>
  );
}

function usePreferenceLine(locale: string): (request: PreferenceRequest) => string {
  const t = useTranslations('booking.preferences');
  return (request) => {
    switch (request.kind) {
      case 'quiet':
        return t('quiet');
      case 'allergies':
        // One line, however it was typed.
        return t('allergies', { text: request.text.replace(/\s+/g, ' ') });
      case 'language':
        return t('language', { language: languageByCode(request.code)?.label ?? request.code });
      case 'anniversary':
        return t(`anniversary.${request.value}`, { date: formatMonthDay(request.date, locale) });
      default:
        return t(`${request.kind}.${request.value}` as LineOf<typeof request>);
    }
  };
}

type LineOf<Request> = Request extends { kind: infer Kind extends string; value: infer Value extends string }
  ? `${Kind}.${Value}`
  : never;
