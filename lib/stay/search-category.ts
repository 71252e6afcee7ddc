/** Specification, section 3: the category that a search starts with. */
export const DEFAULT_CATEGORY = 'location';
/** Specification, section 3: the detail that stands for every detail of a category; absent in addresses and hub calls. */
export const ALL_DETAILS = '전체';

/** A category and detail as the hub takes them. A category without a detail is every hotel, also those that have no place in it. */
export const placeRequest = ({ category, detail }: { category: string; detail: string }) =>
  detail === ALL_DETAILS ? {} : { category, detail };
