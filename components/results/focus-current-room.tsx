'use client';

import { useEffect, useRef } from 'react';
import { showResult } from '@/components/ui/show-result';
import { CURRENT_ROOM_ID } from './result-ids';

/** Shows the step of the room to choose when it changes: the router scrolls to a fragment without moving the focus. */
export function FocusCurrentRoom({ current }: { current: number }) {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    showResult(document.getElementById(CURRENT_ROOM_ID));
  }, [current]);
  return null;
}
