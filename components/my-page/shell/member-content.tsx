'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MemberResult } from '@/lib/my-page/member-atoms';
import { failureOfResult } from '@/lib/my-page/member-failure';

export interface MemberContentProps<T> {
  result: MemberResult<T>;
  /** Has the shape of what comes. */
  skeleton: ReactNode;
  /** In place of what nobody has, or somebody else. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a question about the member has come to: its answer, its place-holder, or a calm failure with a way on. */
export function MemberContent<T>({ result, skeleton, notFound, children }: MemberContentProps<T>) {
  const t = useTranslations('myPage');
  if (result.data !== undefined) return children(result.data);
  const failure = failureOfResult(result.error);
  if (failure === 'notFound' && notFound) return notFound;
  if (failure !== null) {
    return <Unavailable pending={result.isFetching} onRetry={() => void result.refetch()} />;
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
      {skeleton}
    </div>
  );
}

export interface UnavailableProps {
  /** The question is being asked again. */
  pending: boolean;
  onRetry: () => void;
}

/** The hub does not answer: still logged in, nothing lost, and one press to try again. */
export function Unavailable({ pending, onRetry }: UnavailableProps) {
  const t = useTranslations('myPage.unavailable');
  return (
    <div role="alert">
      <EmptyState
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <Button variant="secondary" pending={pending} pendingLabel={t('retrying')} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
