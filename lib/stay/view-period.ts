/** A window in which two months stand beside each other, and pickers are popovers: 64rem, Tailwind's `lg`. */
export const WIDE_SCREEN = '(min-width: 64rem)';
