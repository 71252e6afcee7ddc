import type { ReactNode } from 'react';
import { PointInfo } from '@/components/my-page/my-point/point-info';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { seoulToday } from '@/lib/dates/moment';
import { routeParams } from '@/lib/metadata/route-props';
import { readKnownSession } from '@/lib/session/read-session';

interface PointInfoLayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Independent of the statement's filter: not rendered again for another one. */
export default async function PointInfoLayout({ params, children }: PointInfoLayoutProps) {
  await routeParams(params);
  if ((await readKnownSession()) === null) return null;
  return (
    <>
      <EntryHeading entry="pointInfo" className="mb-10" />
      <PointInfo todaySeoul={seoulToday(new Date())}>{children}</PointInfo>
    </>
  );
}
