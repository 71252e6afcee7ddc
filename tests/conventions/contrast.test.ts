import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const app = join(import.meta.dirname, '..', '..', 'app');
const globals = readFileSync(join(app, 'globals.css'), 'utf8');
const theme = readFileSync(join(app, 'theme.css'), 'utf8');

/** Every colour of the theme by the name that classes call it, e.g. `brass-band`. */
const tokens = new Map(
  [...theme.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);

function colour(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`theme.css has no colour ${name}`);
  return value;
}

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = colour('ring-light');
const dark = colour('ring-dark');

describe('the focus ring', () => {
  it('is drawn in the two colours of the tokens, 2 px each', () => {
    const ring = /@utility focus-ring \{([^}]*)\}/.exec(globals)?.[1] ?? '';
    expect(ring).toContain('outline: 2px solid var(--color-ring-dark)');
    expect(ring).toContain('box-shadow: 0 0 0 2px var(--color-ring-light)');
    expect(globals).toMatch(/:focus-visible \{\s*@apply focus-ring;/);
  });

  it.each([...tokens])('contrasts 3 to 1 on %s (%s)', (_name, ground) => {
    expect(Math.max(contrast(light, ground), contrast(dark, ground))).toBeGreaterThanOrEqual(3);
  });

  it('contrasts 3 to 1 on any colour of a picture', () => {
    // The ground that is worst for both lies between them: its contrast to each is the root of theirs.
    expect(Math.sqrt(contrast(light, dark))).toBeGreaterThanOrEqual(3);
  });
});

const grounds = ['ivory', 'paper', 'stone-soft'];
const tints = ['brass-soft', 'pine-soft', 'clay-soft'];

describe('texts', () => {
  it.each(grounds.flatMap((ground) => ['ink', 'ink-soft'].map((text) => [text, ground])))(
    'running text in %s contrasts 7 to 1 on %s',
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  it.each([
    ...[...grounds, 'stone'].flatMap((ground) => ['ink-muted', 'pine', 'clay'].map((text) => [text, ground])),
    ...grounds.map((ground) => ['brass', ground]),
    ...tints.flatMap((ground) => ['ink', 'ink-soft', 'ink-muted'].map((text) => [text, ground])),
    ['brass', 'brass-soft'],
    ['pine', 'pine-soft'],
    ['clay', 'clay-soft'],
    ['clay-deep', 'clay-soft'],
    ['paper', 'pine'],
    ['paper', 'pine-deep'],
    ['paper', 'clay'],
    ['paper', 'brass'],
    ['ivory', 'ink'],
    ['stone', 'ink'],
    ['stone-deep', 'ink'],
    ['brass-light', 'ink'],
    ['ink', 'brass-band'],
    ['ink-soft', 'brass-band'],
  ])('%s contrasts 4.5 to 1 on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds.map((ground) => ['edge', ground]))('the %s of a control contrasts 3 to 1 on %s', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
