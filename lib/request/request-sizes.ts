/**
 * How large a request may be, from its address to its body; a file is limited by `ATTACHMENT_MAX_BYTES` of the contract.
 * nginx lets through what is allowed here (tests/deploy/nginx.test.ts).
 */

/** No path of the product has a tenth of it. Longer ones would be matched against every route, at their sender's choice. */
export const MAX_PATH_LENGTH = 2_048;

/** Path and query. Next writes the query into a page twice, and pages repeat parts of it in links. */
export const MAX_TARGET_LENGTH = 4_096;

/** Next gathers the values again for each name: 4,000 of one name cost it half a second. */
export const MAX_QUERY_VALUES = 200;

/** Request line and headers. */
export const MAX_HEAD_BYTES = 16 * 1024;
/** As much as nginx passes on. Node reads it, so that too many cookies get a page; it refuses more by itself, without one. */
export const READ_HEAD_BYTES = 4 * MAX_HEAD_BYTES;

/** The longest body of the contract (an enquiry of 2,000 characters) has a tenth of it. */
export const MAX_BODY_BYTES = 64 * 1024;
