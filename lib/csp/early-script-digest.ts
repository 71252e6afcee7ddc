/** Base64 SHA-256 of `earlyScript`: the layout that writes it reads no header. A test compares them. */
export const EARLY_SCRIPT_DIGEST = 'YX/v1+/kcRdMAvi6ZeGP2CG1whFTja3+5fbIOKRXKfc=';
