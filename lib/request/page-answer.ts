import { currentRequest } from './request-context';

/**
 * For the hub calls of a page: ends when its visitor leaves. Undefined where others wait for the same page. `hubData` and
 * `loadForMember` use it by default; loaders that `sideBySide` calls pass its signal on.
 */
export const visitorSignal = (): AbortSignal | undefined => currentRequest()?.page?.visitor;

/** The hub refuses what the address of the page being made asks for. */
export const answerRefused = (): void => currentRequest()?.page?.answer(400);

/** What the address of the page being made names does not exist. */
export const answerNotFound = (): void => currentRequest()?.page?.answer(404);

/** The page being made has nothing to show because of the hub. */
export const answerUnavailable = (): void => currentRequest()?.page?.answer(503);
