/** next-intl's formatter with its parser, beside the entry that tests alias. */
declare module 'use-intl/format-message/parsing' {
  export { default } from 'use-intl/format-message';
}
