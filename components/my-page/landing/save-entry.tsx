'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { isProblemError } from '@/lib/bff/problem-error';
import { languageOf } from '@/lib/i18n/languages';
import { importPart } from '@/lib/navigation/import-part';
import type { SaveEntryProps } from './save-entry';

/** Loaded on the first press. */
const loadSaving = () =>
  importPart(() =>
    Promise.all([
      import('@/lib/my-page/entry-calendar'),
      import('@/lib/native-bridge/native-actions'),
      import('@/components/stay/calendar-file-notes'),
    ]),
  );

interface SaveEntryButtonProps extends SaveEntryProps {
  texts: { save: string; saving: string; saveFailed: string };
}

/** Loads the reservation, because the list has neither address nor hours, and saves its calendar file. */
export function SaveEntryButton({ locale, kind, reservationNo, title, texts }: SaveEntryButtonProps) {
  const terms = useTranslations('common.terms');
  const notices = useTranslations('common.stayNotices');
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  async function save() {
    setState('pending');
    try {
      const [{ calendarOfEntry }, { saveCalendar }, { calendarFileNotes }] = await loadSaving();
      const event = await calendarOfEntry(kind, reservationNo, languageOf(locale).code, (stay) =>
        calendarFileNotes(stay, { terms, notices, locale }),
      );
      saveCalendar(event);
      setState('idle');
    } catch (error) {
      setState('failed');
      if (!isProblemError(error)) throw error;
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={state === 'pending'}
        pendingLabel={texts.saving}
        onClick={() => void save()}
      >
        {texts.save} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-clay text-sm">
          {texts.saveFailed}
        </p>
      )}
    </>
  );
}
