/** Base64 SHA-256 of `earlyScript`: the layout that writes it reads no header. A test compares them. */
export const EARLY_SCRIPT_DIGEST = '/v7/UzIwV0XlF5h+2V6UMjfihbqXF40q1yyu9P1KbLU=';
