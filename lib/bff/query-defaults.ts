/** Specification, section 9: no retry, no refetch on window focus or on mount. A failure is shown, with a button. */
export const queryDefaults = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  retryOnMount: false,
  // A phone that calls itself offline should get a sentence, not an endless place-holder.
  networkMode: 'always',
} as const;
