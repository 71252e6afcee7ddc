'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { isProblemError } from '@/lib/bff/problem-error';
import { languageOf } from '@/lib/i18n/languages';
import { importPart } from '@/lib/navigation/import-part';

/** Loaded on the first press. */
const loadSaving = () =>
  importPart(() =>
    Promise.all([
      import('@/lib/my-page/entry-calendar'),
      import('@/lib/native-bridge/native-actions'),
      import('@/components/stay/calendar-file-notes'),
    ]),
  );

interface SaveEntryProps {
  kind: 'stay' | 'table';
  reservationNo: string;
  title: string;
}

/** Loads the reservation, because the list has neither address nor hours, and saves its calendar file. */
export function SaveEntry({ kind, reservationNo, title }: SaveEntryProps) {
  const t = useTranslations('myPage.timeline');
  const locale = useLocale();
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
        pendingLabel={t('saving')}
        onClick={() => void save()}
      >
        {t('save')} <span className="sr-only">{title}</span>
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-clay text-sm">
          {t('saveFailed')}
        </p>
      )}
    </>
  );
}
