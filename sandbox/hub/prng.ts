/** 32-bit hash of a string (FNV-1a, then a final mix so that neighbouring days do not resemble each other). */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The same number in [0, 1) for the same words, on every machine and in every order of asking. */
export function chance(...words: readonly string[]): number {
  return hash32(words.join('|')) / 0x1_0000_0000;
}
