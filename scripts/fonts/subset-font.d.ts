/** The package carries no types; only what the script uses is written down. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff' | 'woff2';
    /** Leaves out glyphs that only a layout feature reaches. */
    noLayoutClosure?: boolean;
    /** A number pins the axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** @param text the characters to keep */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
