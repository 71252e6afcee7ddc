import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EARLY_PRESS_DIGEST, earlyPressScript } from '@/lib/csp/early-press-script';

describe('the script that remembers an early press', () => {
  it('is the one that policies by nonce allow', () => {
    expect(createHash('sha256').update(earlyPressScript, 'utf8').digest('base64')).toBe(EARLY_PRESS_DIGEST);
  });
});
