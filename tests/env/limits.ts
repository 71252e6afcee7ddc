import { type LimitedKind, type Limits, limits } from '@/lib/bff/limits';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';

const standard = structuredClone(limits);

/** Limits of a test, with no try counted yet; what is not named is as in the product. */
export function setLimits(changes: { [Kind in LimitedKind]?: Partial<Limits> } = {}): void {
  for (const [kind, named] of Object.entries(standard)) {
    limits[kind as LimitedKind] = { ...named, ...changes[kind as LimitedKind] };
  }
  forgetRateLimits();
}
