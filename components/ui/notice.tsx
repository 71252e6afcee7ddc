import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ActionResult } from './action-result';
import { Glyph, type GlyphName } from './glyph';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** The result of an action: announced, and focused and scrolled to, when it appears. */
  live?: boolean;
  className?: string;
}

const tones: Record<NoticeTone, { glyph: GlyphName; box: string; sign: string }> = {
  info: { glyph: 'info', box: 'border-brass bg-brass-soft', sign: 'text-brass' },
  success: { glyph: 'check', box: 'border-pine bg-pine-soft', sign: 'text-pine' },
  warning: { glyph: 'warning', box: 'border-brass bg-brass-soft', sign: 'text-brass' },
  error: { glyph: 'error', box: 'border-clay bg-clay-soft', sign: 'text-clay' },
};

export function Notice({ tone = 'info', title, children, actions, live = false, className }: NoticeProps) {
  const { glyph, box, sign } = tones[tone];
  const look = clsx('flex gap-3 border-l-2 px-5 py-4', box, className);
  const content = (
    <>
      <Glyph name={glyph} className={clsx('mt-0.5', sign)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-ink-soft">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">{actions}</div>}
      </div>
    </>
  );
  if (!live) return <div className={look}>{content}</div>;
  return (
    <ActionResult role={tone === 'error' ? 'alert' : 'status'} className={look}>
      {content}
    </ActionResult>
  );
}
