import type { StayFilters, StaySort } from '@/lib/hub/contract/offer';
import { LAST_PAGE } from '@/lib/hub/contract/paging-limits';
import { allValues, firstValue, isEntityId, type QueryValues } from '@/lib/routes/query-values';
import { removeEmptyValues } from './filter-values';
import { ALL_DETAILS, DEFAULT_CATEGORY, type Repair } from './stay';

export const resultSorts = ['recommended', 'priceAsc', 'priceDesc', 'distance', 'name'] as const satisfies StaySort[];

const bedCodes = ['double', 'twin', 'king', 'ondol', 'family'] as const satisfies StayFilters['beds'];
type BedCode = (typeof bedCodes)[number];

/** In what prices are shown. A price in points is one in won by the rules of the programme (`pointPrice`). */
export const priceUnits = ['won', 'points'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** What of its hotels a search shows, and how; the rest of the address of `/search` and of a hotel's rooms. */
export interface ResultView {
  filters: StayFilters;
  sort: StaySort;
  page: number;
  /** Ids of the hotels chosen for a comparison, the first chosen first. */
  compared: readonly string[];
  unit: PriceUnit;
  /** The package whose rate is looked for in a hotel's rooms. */
  packageId?: string | undefined;
}

export const filterFields = {
  maxTotalKrw: 'maxTotal',
  beds: 'bed',
  views: 'view',
  facilities: 'facility',
  near: 'near',
  accessible: 'accessible',
  refundable: 'refundable',
} as const satisfies Record<keyof StayFilters, string>;

const MOST_VIEWS = 10;
const MOST_CODES = 20;
const MOST_WON = 999_999_999;
export const MOST_COMPARED = 4;
const COMPARE_FIELD = 'compare';
const PACKAGE_FIELD = 'offer';
const codePattern = /^[A-Za-z0-9_-]{1,40}$/;
const yes = ['1', 'true', 'on'];
const no = ['0', 'false', 'off'];

/** Also `1,200,000` and `₩1200000`. @returns undefined if it is not an amount above zero */
function readAmount(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,₩￦\uC6D0]/g, '');
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return amount > 0 && amount <= MOST_WON ? amount : undefined;
}

export const defaultView: ResultView = { filters: {}, sort: 'recommended', page: 1, compared: [], unit: 'won' };

/** The list where none is named. */
export const everyHotel = { category: DEFAULT_CATEGORY, detail: ALL_DETAILS, hotelIds: [], view: defaultView };

function readFilters(values: QueryValues, repairs: Set<Repair>): StayFilters {
  const codes = <C extends string>(name: string, most: number, isCode: (text: string) => text is C): C[] => {
    const asked = [...new Set(allValues(values, name))];
    const known = asked.filter(isCode);
    if (known.length < asked.length || known.length > most) repairs.add('filter-unknown');
    return known.slice(0, most);
  };
  const isBed = (text: string): text is BedCode => bedCodes.some((bed) => bed === text);
  const isCode = (text: string): text is string => codePattern.test(text);
  const wish = (name: string): true | undefined => {
    const text = firstValue(values, name)?.toLowerCase();
    if (text !== undefined && !yes.includes(text) && !no.includes(text)) repairs.add('filter-unknown');
    return text !== undefined && yes.includes(text) ? true : undefined;
  };
  const most = firstValue(values, filterFields.maxTotalKrw);
  const maxTotalKrw = most === null ? undefined : readAmount(most);
  if (most !== null && maxTotalKrw === undefined) repairs.add('price-format');
  return removeEmptyValues({
    maxTotalKrw,
    beds: codes(filterFields.beds, bedCodes.length, isBed),
    views: codes(filterFields.views, MOST_VIEWS, isCode),
    facilities: codes(filterFields.facilities, MOST_CODES, isCode),
    near: codes(filterFields.near, MOST_CODES, isCode),
    accessible: wish(filterFields.accessible),
    refundable: wish(filterFields.refundable),
  });
}

function readCompared(values: QueryValues, repairs: Set<Repair>): string[] {
  const asked = [...new Set(allValues(values, COMPARE_FIELD))];
  const known = asked.filter(isEntityId);
  if (known.length < asked.length) repairs.add('compare-unknown');
  if (known.length > MOST_COMPARED) repairs.add('compare-many');
  return known.slice(0, MOST_COMPARED);
}

/** @param repairs receives the corrections */
export function readView(values: QueryValues, repairs: Set<Repair>): ResultView {
  const filters = readFilters(values, repairs);
  const sortText = firstValue(values, 'sort') ?? defaultView.sort;
  const sort = resultSorts.find((known) => known === sortText);
  if (sort === undefined) repairs.add('sort-unknown');
  const pageText = firstValue(values, 'page') ?? '1';
  const page = /^\d{1,6}$/.test(pageText) ? Number(pageText) : 0;
  const isPage = page >= 1 && page <= LAST_PAGE;
  if (!isPage) repairs.add('page-format');
  const compared = readCompared(values, repairs);
  const unitText = firstValue(values, 'unit')?.toLowerCase() ?? defaultView.unit;
  const unit = priceUnits.find((known) => known === unitText);
  if (unit === undefined) repairs.add('unit-unknown');
  const packageText = firstValue(values, PACKAGE_FIELD);
  const packageId = packageText !== null && isEntityId(packageText) ? packageText : undefined;
  if (packageText !== null && packageId === undefined) repairs.add('package-unknown');
  return {
    filters,
    sort: sort ?? defaultView.sort,
    page: isPage ? page : 1,
    compared,
    unit: unit ?? defaultView.unit,
    ...(packageId && { packageId }),
  };
}

export interface AppliedFilter {
  filter: keyof StayFilters;
  code?: string;
}

export function appliedFilters(filters: StayFilters): AppliedFilter[] {
  return (Object.keys(filterFields) as (keyof StayFilters)[]).flatMap((filter): AppliedFilter[] => {
    const value = filters[filter];
    if (Array.isArray(value)) return value.map((code) => ({ filter, code }));
    return value === undefined || value === false ? [] : [{ filter }];
  });
}

export function viewFields({ filters, sort, page, compared, unit, packageId }: ResultView): [string, string][] {
  const fields = appliedFilters(filters).map(({ filter, code }): [string, string] => [
    filterFields[filter],
    code ?? (filters[filter] === true ? '1' : String(filters[filter])),
  ]);
  if (sort !== defaultView.sort) fields.push(['sort', sort]);
  if (page !== 1) fields.push(['page', String(page)]);
  if (unit !== defaultView.unit) fields.push(['unit', unit]);
  if (packageId !== undefined) fields.push([PACKAGE_FIELD, packageId]);
  return [...fields, ...compared.map((hotelId): [string, string] => [COMPARE_FIELD, hotelId])];
}

/** The view with one wish less, or without all wishes of a filter; it begins at its first page again. */
export function withoutFilter(view: ResultView, { filter, code }: AppliedFilter): ResultView {
  const value = view.filters[filter];
  const rest = Array.isArray(value) && code !== undefined ? value.filter((held) => held !== code) : undefined;
  return { ...view, filters: removeEmptyValues({ ...view.filters, [filter]: rest }), page: 1 };
}

/** The view with a hotel chosen for the comparison, or no longer. */
export function withCompared(view: ResultView, hotelId: string): ResultView {
  const others = view.compared.filter((chosen) => chosen !== hotelId);
  return { ...view, compared: others.length < view.compared.length ? others : [...others, hotelId] };
}

/** Without the compared hotels that the hub does not know. */
export function knownCompared(
  view: ResultView,
  known: readonly { hotelId: string }[],
): { view: ResultView; repairs: Repair[] } {
  const compared = view.compared.filter((hotelId) => known.some((hotel) => hotel.hotelId === hotelId));
  return { view: { ...view, compared }, repairs: compared.length < view.compared.length ? ['compare-unknown'] : [] };
}

/** The view with or without the need of an accessible room, which also decides what hotels offer. */
export function withNeed(view: ResultView, needed: boolean): ResultView {
  return { ...view, filters: removeEmptyValues({ ...view.filters, accessible: needed || undefined }), page: 1 };
}

/** What of a view goes along into another search: the need, which decides what hotels offer, and the unit of prices. */
export function lastingView({ filters, unit }: Pick<ResultView, 'filters' | 'unit'>): ResultView {
  return { ...withNeed(defaultView, filters.accessible === true), unit };
}

/** Without the values that the hub does not know, and at a page that there is. */
export function answeredView(
  asked: ResultView,
  { page, unknownFilterValues }: { page: number; unknownFilterValues: readonly string[] },
): { view: ResultView; repairs: Repair[] } {
  const repairs: Repair[] = [];
  if (unknownFilterValues.length > 0) repairs.push('filter-unknown');
  if (page !== asked.page) repairs.push('page-beyond');
  const known = (codes: readonly string[] = []) => codes.filter((code) => !unknownFilterValues.includes(code));
  const { views, facilities, near } = asked.filters;
  const filters = removeEmptyValues({
    ...asked.filters,
    views: known(views),
    facilities: known(facilities),
    near: known(near),
  });
  return { view: { ...asked, filters, page }, repairs };
}
