'use client';

import { useAtom } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openRoomsAtom } from '@/lib/stay/room-atoms';

export interface RoomRatesProps {
  /** `roomKey` of the room type. */
  room: string;
  startsOpen: boolean;
  summary: ReactNode;
  children: ReactNode;
}

export function RoomRates({ room, startsOpen, summary, children }: RoomRatesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [openRooms, setOpenRooms] = useAtom(openRoomsAtom);
  const wasOpen = openRooms.get(room);
  useLayoutEffect(() => {
    if (wasOpen !== undefined && details.current) details.current.open = wasOpen;
  }, [wasOpen]);
  return (
    <details
      ref={details}
      open={startsOpen || undefined}
      onToggle={({ currentTarget: { open } }) => setOpenRooms((rooms) => new Map(rooms).set(room, open))}
      className="group/rates mt-3"
    >
      <summary className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-stone border-t pt-3">
        {summary}
      </summary>
      {children}
    </details>
  );
}
