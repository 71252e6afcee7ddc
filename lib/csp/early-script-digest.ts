/**
 * Base64 SHA-256 of `earlyScript`, for policies by nonce: the layout that writes it reads no header, so that public
 * pages can be cached. A test compares it with the script.
 */
export const EARLY_SCRIPT_DIGEST = 'LRYEytqChKkYZ8HFuWouyI7nzGtlUtAxL21IlcoHYA4=';
