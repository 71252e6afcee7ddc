/** Limits of what members send to the customer centre, without zod, for the browser. */

export const ATTACHMENT_MAX_BYTES = 5 * 1024 * 1024;
export const ATTACHMENTS_MAX = 3;
export const FILE_NAME_MAX = 100;
export const CLAIM_POINTS_MAX = 1_000_000;
export const CLAIM_TEXT_MAX = 1_000;
export const ENQUIRY_SUBJECT_MAX = 100;
export const ENQUIRY_TEXT_MAX = 2_000;
