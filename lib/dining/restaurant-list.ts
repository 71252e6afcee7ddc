export const RESTAURANTS_A_PAGE = 16;

export function readRegion(text: string): string | null {
  return /^[a-z0-9-]{1,40}$/.test(text) ? text : null;
}
