import { currentRequest } from './request-context';

/** For the hub calls of a page: ends when its visitor leaves. Undefined where others wait for the same page. */
export function visitorSignal(): AbortSignal | undefined {
  return currentRequest()?.page?.visitor;
}

/** Says that the hub refuses what the address of the page being made asks for: its answer is a 400, not a 200. */
export function answerRefused(): void {
  currentRequest()?.page?.answerRefused();
}

/** Says that what the address of the page being made names does not exist: its answer is a 404, not a 200. */
export function answerNotFound(): void {
  currentRequest()?.page?.answerNotFound();
}

/** Says that the page being made has nothing to show because of the hub: its answer is a 503, not a 200. */
export function answerUnavailable(): void {
  currentRequest()?.page?.answerUnavailable();
}
