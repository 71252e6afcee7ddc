import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-style';
import { PageLink, type PageLinkProps } from './page-link';

export interface ButtonLinkProps extends Omit<PageLinkProps, 'className'>, ButtonLook {
  children: ReactNode;
}

export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLinkProps) {
  return <PageLink {...link} className={buttonClass({ variant, size, wide, className })} />;
}

export interface TextLinkProps extends PageLinkProps {
  /** `plain` is underlined under the pointer only, for lists of links. */
  tone?: 'underlined' | 'plain';
  children: ReactNode;
}

export function TextLink({ tone = 'underlined', className, ...link }: TextLinkProps) {
  return <PageLink {...link} className={clsx(tone === 'plain' ? 'plain-link' : 'text-link', className)} />;
}
