'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { importPart } from '@/lib/navigation/import-part';
import { openPage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/routes/paths';

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

const { roomReservationDetail, diningReservationDetail } = paths.myPageReservationCheck;
const pageOf = { stay: roomReservationDetail, table: diningReservationDetail };

/**
 * Loads the reservation, because the list has neither address nor hours, and saves its calendar file. Where the code for it
 * never comes, the reservation's own page does so.
 */
export function SaveEntry({ kind, reservationNo, title }: SaveEntryProps) {
  const t = useTranslations('myPage.timeline');
  const locale = useLocale();
  const terms = useTranslations('common.terms');
  const notices = useTranslations('common.stayNotices');
  const { run, pending, failure } = useAction(
    async () => {
      const [{ calendarOfEntry }, { saveCalendar }, { calendarFileNotes }] = await loadSaving().catch(
        (error: unknown) => {
          if (!navigator.onLine) throw error;
          return openPage(localizedPath(locale, pageOf[kind](reservationNo)));
        },
      );
      const event = await calendarOfEntry(kind, reservationNo, languageOf(locale).code, (stay) =>
        calendarFileNotes(stay, { terms, notices, locale }),
      );
      saveCalendar(event);
    },
    { asks: true, failureOf: () => t('saveFailed') },
  );

  return (
    <>
      <Button variant="quiet" size="sm" pending={pending} pendingLabel={t('saving')} onClick={() => void run()}>
        {t('save')} <span className="sr-only">{title}</span>
      </Button>
      {failure !== null && (
        <Notice live tone="error" className="mt-2">
          {failure}
        </Notice>
      )}
    </>
  );
}
