export interface NotLoaded {
  /**
   * - `notFound`: it does not exist, or belongs to another visitor
   * - `refused`: the hub understood the question and rejects it
   * - `login`: the visitor has to log in first
   * - `renew`: the access token has expired, and only the browser's call can renew it
   * - `unavailable`: the hub failed
   */
  state: 'notFound' | 'refused' | 'login' | 'renew' | 'unavailable';
}

/** Outcome of loading what a page shows. A page with outcomes of its own adds their states: `Load<T> | { state: 'gone' }`. */
export type Load<T> = { state: 'ready'; data: T } | NotLoaded;

/** The data, or null where the page does without it. */
export const dataOf = <T>(load: Load<T>): T | null => (load.state === 'ready' ? load.data : null);
