/** Base64 SHA-256 of `earlyScript`: the layout that writes it reads no header. A test compares them. */
export const EARLY_SCRIPT_DIGEST = 'Kvi/XJM4YVbUTMEPB71iv0mqO7Rnv3dYqO/wNVtM3UQ=';
