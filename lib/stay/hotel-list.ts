import { LAST_PAGE } from '@/lib/hub/contract/paging-limits';

export const HOTELS_A_PAGE = 12;

export interface HotelPlace {
  category: string;
  detail: string;
}

const placeName = /^[\p{L}\p{N}_-]{1,40}$/u;

/** @param category part of the path, escaped as it was sent @returns null for what cannot be the name of a place */
export function placeOfPath(category: string, detail: string): HotelPlace | null {
  try {
    const place = { category: decodeURIComponent(category), detail: decodeURIComponent(detail) };
    return Object.values(place).every((name) => placeName.test(name)) ? place : null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

const pageText = /^[1-9]\d{0,4}$/;

/** Null for every other spelling: `0`, `01`, `1.0`, `２` would be further addresses of the same page. */
export function readPageNumber(text: string): number | null {
  return pageText.test(text) && Number(text) <= LAST_PAGE ? Number(text) : null;
}

/** A list without entries has one page, and it is empty. */
export const lastPageOf = (total: number, pageSize = HOTELS_A_PAGE): number => Math.max(1, Math.ceil(total / pageSize));

const BESIDE = 2;

/** The first, the last, those beside it, and the tens around it: every page of hundreds is a few steps away. */
export function linkedPages(page: number, last: number): number[] {
  const linked = new Set([1, page, last]);
  for (let step = 1; step <= BESIDE; step += 1) for (const near of [page - step, page + step]) linked.add(near);
  const tens = Math.floor(page / 10) * 10;
  for (const far of [tens, tens + 10]) if (last > 10 && Math.abs(far - page) > BESIDE) linked.add(far);
  for (let hundred = 100; hundred < last; hundred += 100) if (Math.abs(hundred - page) >= 100) linked.add(hundred);
  return [...linked].filter((candidate) => candidate >= 1 && candidate <= last).sort((a, b) => a - b);
}
