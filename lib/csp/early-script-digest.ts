/** Base64 SHA-256 of `earlyScript`: the layout that writes it reads no header. A test compares them. */
export const EARLY_SCRIPT_DIGEST = '0WmfI7SNcMm2YZrdR8hoTipUS36Fi2hKtxIS3YYe9Q8=';
