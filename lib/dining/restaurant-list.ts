export const RESTAURANTS_A_PAGE = 16;

/** Number of the last page; a list without restaurants has one page, and it is empty. */
export function lastRestaurantPage(total: number): number {
  return Math.max(1, Math.ceil(total / RESTAURANTS_A_PAGE));
}

export function readRegion(text: string): string | null {
  return /^[a-z0-9-]{1,40}$/.test(text) ? text : null;
}
