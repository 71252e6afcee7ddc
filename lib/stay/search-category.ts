/** Specification, section 3: the category that a search starts with. */
export const DEFAULT_CATEGORY = 'location';
/** Specification, section 3: the detail that stands for every detail of a category; absent in addresses and hub calls. */
export const ALL_DETAILS = '전체';
