import { type ReactNode, Suspense } from 'react';
import type { MemberLoad } from '@/lib/my-page/member-load';
import { settlesWithin } from '@/lib/my-page/settles-within';
import { LateWithoutScript } from './late-without-script';
import { LoadingPlaceholder } from './loading-placeholder';
import { RenewMember } from './renew-member';
import { Unavailable } from './unavailable';

export interface MemberSectionProps<T> {
  /** Started with the page. */
  load: Promise<MemberLoad<T>>;
  skeleton: ReactNode;
  /** Wait half a second to render this section in place: without JavaScript, streamed content stays hidden. */
  inPlace?: boolean;
  /** Replaces the error text, where another section shows it already. */
  failure?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a page that waits for its own call alone, and fails alone. */
export function MemberSection<T>({ inPlace = false, ...section }: MemberSectionProps<T>) {
  if (!inPlace) return <StreamedSection {...section} />;
  return <SectionInPlace {...section} />;
}

type SectionProps<T> = Omit<MemberSectionProps<T>, 'inPlace'>;

/** A page with one slow call arrives within a second. */
const IN_PLACE_MS = 500;

async function SectionInPlace<T>(section: SectionProps<T>) {
  if (await settlesWithin(section.load, IN_PLACE_MS)) return <LoadedSection {...section} />;
  return <StreamedSection {...section} late={section.failure === undefined && <LateWithoutScript />} />;
}

function StreamedSection<T>({ skeleton, late, ...section }: SectionProps<T> & { late?: ReactNode }) {
  return (
    <Suspense
      fallback={
        <>
          {late}
          <LoadingPlaceholder>{skeleton}</LoadingPlaceholder>
        </>
      }
    >
      <LoadedSection {...section} />
    </Suspense>
  );
}

async function LoadedSection<T>({ load, failure = <Unavailable />, children }: Omit<SectionProps<T>, 'skeleton'>) {
  const result = await load;
  if (result.state === 'ready') return children(result.data);
  return result.state === 'defer' ? <RenewMember /> : failure;
}
