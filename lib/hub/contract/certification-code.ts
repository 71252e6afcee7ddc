/** `code` of an answer to a certification: the key is sent, or was the right one (specification, section 7). */
export const CERTIFIED = 200;
/** `code` of a check whose key is over, used up, or was never sent (assumed). */
export const KEY_IS_OVER = 410;
