'use client';

import clsx from 'clsx';
import { createContext, type ReactNode, useContext, useState } from 'react';

const InertContext = createContext<[boolean, (isInert: boolean) => void]>([false, () => undefined]);

/** Contains a form and the part of the page that the form may make inert. */
export function InertScope({ children }: { children: ReactNode }) {
  return <InertContext value={useState(false)}>{children}</InertContext>;
}

export const useSetInert = () => useContext(InertContext)[1];

export interface InertPartProps {
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Cannot be pressed while it is out of date. */
export function InertPart({ id, className, children }: InertPartProps) {
  const [isInert] = useContext(InertContext);
  return (
    <div id={id} inert={isInert} className={clsx('transition-opacity duration-200 [&[inert]]:opacity-50', className)}>
      {children}
    </div>
  );
}
