import type { DiningService } from '../../../../lib/hub/contract/dining.ts';
import type { Texts } from '../texts.ts';
import type { ChildrenCode, DietaryCode, DressCode, TableFactCode } from './dining-facts.ts';

export interface ServiceSeed {
  readonly service: DiningService;
  /** `HH:mm`; `until` is on the next day where it is before `from`. */
  readonly from: string;
  readonly until: string;
  /** The last seating begins so long before the end. */
  readonly lastSeatingMinutes: number;
  /** How long a party keeps its table. */
  readonly durationMinutes: number;
  /** What a guest usually spends, taxes and service included, in won. */
  readonly fromKrw: number;
  readonly untilKrw: number;
}

interface TableSeed {
  readonly seats: number;
  readonly count: number;
}

/** What a restaurant is beside its name, as its own staff would write it. */
export interface DiningSeed {
  readonly restaurantId: string;
  readonly story: readonly Texts[];
  readonly location: Texts;
  readonly services: readonly ServiceSeed[];
  /** Weekly rest, 1 (Monday) to 7 (Sunday). */
  readonly restWeekdays: readonly number[];
  /** Rest of a month beside it: e.g. the first Monday. */
  readonly monthlyRest: { readonly nth: 1 | 2 | 3; readonly weekday: 1 | 2 | 3 } | null;
  /** No tables: guests simply come. */
  readonly tables: readonly TableSeed[];
  readonly freeHoursBefore: number;
  readonly lateFeePerGuestKrw: number;
  readonly dress: DressCode;
  readonly children: ChildrenCode;
  readonly dietary: DietaryCode;
  readonly accessibility: readonly TableFactCode[];
}
