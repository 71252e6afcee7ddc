import type { ServiceSeed } from './dining-seed.ts';

type Spend = readonly [fromKrw: number, untilKrw: number];

const meal =
  (service: ServiceSeed['service'], lastSeatingMinutes: number, durationMinutes: number) =>
  (from: string, until: string, [fromKrw, untilKrw]: Spend): ServiceSeed => ({
    service,
    from,
    until,
    lastSeatingMinutes,
    durationMinutes,
    fromKrw,
    untilKrw,
  });

export const breakfast = meal('breakfast', 30, 60);
export const lunch = meal('lunch', 60, 90);
export const dinner = meal('dinner', 90, 120);
export const allDay = meal('allDay', 90, 90);
