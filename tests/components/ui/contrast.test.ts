import { describe, expect, it } from 'vitest';
import config from '@/tailwind.config';

type Tone = string | Record<string, string>;
const colors = config.theme.colors as Record<string, Tone>;

function colorOf(token: string): string {
  const [name = '', shade = 'DEFAULT'] = token.split('/');
  const tone = colors[name];
  const value = typeof tone === 'string' ? tone : tone?.[shade];
  if (value === undefined) throw new Error(`no such colour: ${token}`);
  return value;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colorOf(one)), luminance(colorOf(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ivory', 'paper', 'stone/soft'];

describe('contrast of the palette', () => {
  it.each(grounds)('running text reaches AAA on %s', (ground) => {
    for (const text of ['ink', 'ink/soft']) expect(contrast(text, ground), text).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds)('small words reach AA on %s', (ground) => {
    for (const text of ['ink/muted', 'brass', 'pine', 'clay']) {
      expect(contrast(text, ground), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['paper', 'pine'],
    ['paper', 'pine/deep'],
    ['paper', 'clay'],
    ['brass', 'brass/soft'],
    ['pine', 'pine/soft'],
    ['clay', 'clay/soft'],
    ['clay/deep', 'clay/soft'],
    ['ink/muted', 'stone'],
    ['stone', 'ink'],
    ['stone/deep', 'ink'],
    ['brass/light', 'ink'],
    ['ink', 'brass/band'],
  ])('%s on %s reaches AA', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'ivory'])('the edge of a control stands out from %s', (ground) => {
    expect(contrast('edge', ground)).toBeGreaterThanOrEqual(3);
  });
});
