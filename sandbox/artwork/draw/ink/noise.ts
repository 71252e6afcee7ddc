import { type Random, seeded } from './prng.ts';

/** A smooth curve over x; values lie in about [-1, 1]. */
export type Curve = (x: number) => number;

const TABLE = 512;

function lattice(random: Random): Curve {
  const values = Float64Array.from({ length: TABLE }, () => random() * 2 - 1);
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const a = values[((cell % TABLE) + TABLE) % TABLE] ?? 0;
    const b = values[(((cell + 1) % TABLE) + TABLE) % TABLE] ?? 0;
    return a + (b - a) * t * t * (3 - 2 * t);
  };
}

/**
 * Fractal value noise. `scale` is the width in pixels of its largest wave; each octave halves the wave and takes
 * `gain` of the strength. Low gain gives washed hills, high gain gives rock.
 */
export function fractal(seed: string, scale: number, octaves = 5, gain = 0.5): Curve {
  const random = seeded(seed);
  const layers = Array.from({ length: octaves }, () => lattice(random));
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let frequency = 1 / scale;
    for (const layer of layers) {
      sum += layer(x * frequency) * weight;
      total += weight;
      weight *= gain;
      frequency *= 2.03;
    }
    return sum / total;
  };
}

/** Ridged noise in [0, 1]: sharp crests with soft valleys between them, the way granite weathers. */
export function ridged(seed: string, scale: number, octaves = 5, gain = 0.5): Curve {
  const random = seeded(seed);
  const layers = Array.from({ length: octaves }, () => lattice(random));
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let frequency = 1 / scale;
    for (const layer of layers) {
      const crest = 1 - Math.abs(layer(x * frequency));
      sum += crest * crest * weight;
      total += weight;
      weight *= gain;
      frequency *= 2.07;
    }
    return sum / total;
  };
}
