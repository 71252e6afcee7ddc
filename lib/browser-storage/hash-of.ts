/** FNV-1a: short, and the same for the same text. No secret is kept by it. */
export function hashOf(text: string, seed = 0x811c9dc5): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Of twice the length, for texts that have to differ. */
export const longHashOf = (text: string): string => `${hashOf(text)}-${hashOf(text, 0x9747b28c)}`;
