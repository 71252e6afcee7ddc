import type { ReactNode } from 'react';
import { PointInfo } from '@/components/my-page/my-point/point-info';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { seoulToday } from '@/lib/dates/moment';
import { readKnownSession } from '@/lib/session/read-session';

/** Independent of the statement's filter: not rendered again for another one. */
export default async function PointInfoLayout({ children }: { children: ReactNode }) {
  if ((await readKnownSession()) === null) return null;
  return (
    <>
      <EntryHeading entry="pointInfo" className="mb-10" />
      <PointInfo todaySeoul={seoulToday(new Date())}>{children}</PointInfo>
    </>
  );
}
