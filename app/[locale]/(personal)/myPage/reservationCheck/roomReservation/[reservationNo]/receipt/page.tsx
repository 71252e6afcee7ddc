import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReservationReceipt } from '@/components/my-page/reservation-check/reservation-receipt';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { memberNameIn } from '@/lib/i18n/member-name';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { loadReservation } from '@/lib/my-page/load-reservation';
import { isNotFound } from '@/lib/my-page/member-load';
import { hasReceipt } from '@/lib/my-page/receipt';
import { readSession } from '@/lib/session/read-session';

interface ReceiptPageProps {
  params: Promise<{ locale: Locale; reservationNo: string }>;
}

export async function generateMetadata({ params }: ReceiptPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.receipt' });
  const [title, description] = [t('pageTitle'), t('description')];
  return pageMetadata({ locale, path: null, title, description, index: false });
}

export default async function ReceiptPage({ params }: ReceiptPageProps) {
  const { locale, reservationNo } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const load = loadReservation(reservationNo, languageOf(locale).code);
  const answer = await load;
  if (isNotFound(answer) || (answer.state === 'ready' && !hasReceipt(answer.data))) notFound();
  return (
    <MemberAnswer load={load}>
      {(reservation) => (
        <ReservationReceipt
          reservation={reservation}
          memberName={memberNameIn(locale, session)}
          membershipNo={session.membershipNo}
        />
      )}
    </MemberAnswer>
  );
}
