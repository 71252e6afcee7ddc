import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Renewal } from '@/components/layout/renewal';
import { HardLink } from '@/components/ui/hard-link';
import { Notice } from '@/components/ui/notice';
import type { Load } from '@/lib/request/load';
import { settlesWithin } from '@/lib/request/settles-within';
import { LateBoundary } from './my-page-frame';
import { Unavailable } from './unavailable';

export interface MemberSectionProps<T> {
  load: Promise<Load<T>>;
  skeleton: ReactNode;
  /** Wait half a second to render this section in place: without JavaScript, streamed content stays hidden. */
  inPlace?: boolean;
  /** Replaces the error text, where another section shows it already. */
  failure?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Sections that wait this long together with the page around them arrive without a placeholder. */
export const QUICK_MS = 50;
/** A page with one slow call arrives within a second. */
const IN_PLACE_MS = 500;

/** A part of a page that waits for its own call alone, and fails alone. */
export async function MemberSection<T>({ inPlace = false, skeleton, ...section }: MemberSectionProps<T>) {
  if (await settlesWithin(section.load, inPlace ? IN_PLACE_MS : QUICK_MS)) {
    return <LateBoundary>{await loadedSection(section)}</LateBoundary>;
  }
  return (
    <LateBoundary
      fallback={
        <>
          {inPlace && section.failure === undefined && <LateWithoutScript />}
          <LoadingPlaceholder>{skeleton}</LoadingPlaceholder>
        </>
      }
    >
      <LoadedSection {...section} />
    </LateBoundary>
  );
}

type LoadedSectionProps<T> = Omit<MemberSectionProps<T>, 'inPlace' | 'skeleton'>;

const LoadedSection = <T,>(section: LoadedSectionProps<T>) => loadedSection(section);

async function loadedSection<T>({ load, failure = <Unavailable />, children }: LoadedSectionProps<T>) {
  const result = await load;
  if (result.state === 'ready') return children(result.data);
  return result.state === 'renew' ? <Renewal /> : failure;
}

/** Shown without script only: this part is late and comes with another request. */
function LateWithoutScript() {
  const t = useTranslations('myPage.late');
  return (
    <noscript>
      <Notice tone="warning" title={t('sentence')}>
        <HardLink because="thisPage" href="" className="text-link">
          {t('again')}
        </HardLink>
      </Notice>
    </noscript>
  );
}

export function LoadingPlaceholder({ children }: { children: ReactNode }) {
  const t = useTranslations('myPage');
  return (
    <div aria-busy="true">
      <p className="sr-only">{t('loading')}</p>
      {children}
    </div>
  );
}
