/** Base64 SHA-256 of `earlyScript`: the layout that writes it reads no header. A test compares them. */
export const EARLY_SCRIPT_DIGEST = '33YT4PUFLoEq81IvPkcE7gLbfSAYpjctjVMGVki7rCc=';
