import { type ReactNode, Suspense } from 'react';
import type { MemberLoad } from '@/lib/my-page/member-load';
import { settlesWithin } from '@/lib/my-page/settles-within';
import { LateWithoutScript } from './late-without-script';
import { RenewMember } from './renew-member';
import { Unavailable } from './unavailable';
import { Waiting } from './waiting';

export interface MemberSectionProps<T> {
  /** The call of this section, under way since the page began. */
  load: Promise<MemberLoad<T>>;
  /** Has the shape of what comes. */
  skeleton: ReactNode;
  /**
   * The page is read without JavaScript too, which does not show what streams in later: it waits half a second for this
   * section, and has it in place.
   */
  inPlace?: boolean;
  /** In place of the sentence and the button, where another section says the same already. */
  failure?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a page that waits for its own call alone, and fails alone. */
export function MemberSection<T>({ inPlace = false, ...section }: MemberSectionProps<T>) {
  if (!inPlace) return <StreamedSection {...section} />;
  return <SectionInPlace {...section} />;
}

type SectionProps<T> = Omit<MemberSectionProps<T>, 'inPlace'>;

/** With it a page that has one slow call arrives within a second. */
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
          <Waiting>{skeleton}</Waiting>
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
