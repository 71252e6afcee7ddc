import { type ReactNode, Suspense } from 'react';
import type { MemberLoad } from '@/lib/my-page/member-load';
import { RenewMember } from './renew-member';
import { Unavailable } from './unavailable';
import { Waiting } from './waiting';

export interface MemberSectionProps<T> {
  /** The call of this section, under way since the page began. */
  load: Promise<MemberLoad<T>>;
  /** Has the shape of what comes. Without one the page waits: what streams in later is not shown without JavaScript. */
  skeleton?: ReactNode;
  /** In place of the sentence and the button, where another section says the same already. */
  failure?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a page that waits for its own call alone, and fails alone. */
export function MemberSection<T>({ skeleton, ...section }: MemberSectionProps<T>) {
  if (skeleton === undefined) return <LoadedSection {...section} />;
  return (
    <Suspense fallback={<Waiting>{skeleton}</Waiting>}>
      <LoadedSection {...section} />
    </Suspense>
  );
}

async function LoadedSection<T>({
  load,
  failure = <Unavailable />,
  children,
}: Omit<MemberSectionProps<T>, 'skeleton'>) {
  const result = await load;
  if (result.state === 'ready') return children(result.data);
  return result.state === 'defer' ? <RenewMember /> : failure;
}
