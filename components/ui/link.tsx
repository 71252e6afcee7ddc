import clsx from 'clsx';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-style';
import { type SoftLinkProps, softLink } from './soft-link';

interface LinkBase extends SoftLinkProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  /** Address with its language segment: `localizedPath(locale, paths.…)`. */
  href: string;
  children: ReactNode;
}

export interface ButtonLinkProps extends LinkBase, ButtonLook {}

export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, variant, size, wide, className, prefetch, replace, scroll, again, ...rest } = props;
  return (
    <a
      {...rest}
      {...softLink({ prefetch, replace, scroll, again })}
      href={href}
      className={buttonClass({ variant, size, wide, className })}
    >
      {children}
    </a>
  );
}

export interface TextLinkProps extends LinkBase {
  /** `plain` is underlined under the pointer only, for lists of links. */
  tone?: 'underlined' | 'plain';
  className?: string;
}

export function TextLink(props: TextLinkProps) {
  const { href, children, tone = 'underlined', className, prefetch, replace, scroll, again, ...rest } = props;
  return (
    <a
      {...rest}
      {...softLink({ prefetch, replace, scroll, again })}
      href={href}
      className={clsx(tone === 'plain' ? 'plain-link' : 'text-link', className)}
    >
      {children}
    </a>
  );
}
