'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { showResult } from './show-result';

export interface ActionResultProps {
  role: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}

export function ActionResult({ role, className, children }: ActionResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showResult(box.current), []);
  return (
    <div ref={box} role={role} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
