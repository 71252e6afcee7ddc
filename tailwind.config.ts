import type { Config } from 'tailwindcss';

/**
 * The house's tokens: paper, ink, brass, pine. Whole scales are replaced, not extended, where a stray value
 * would break the look (type, radius, shadow, colour). Contrast on `ivory`: ink 16.0, ink-soft 9.9 (running
 * text), ink-muted 6.0 (captions), brass 5.1, pine 9.7, clay 5.8 to 1.
 */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      white: '#ffffff',
      ink: { DEFAULT: '#1f1b16', soft: '#453e34', muted: '#675e51' },
      ivory: '#faf7f1',
      paper: '#fffdf9',
      stone: { DEFAULT: '#e8e1d5', soft: '#f2ede3', deep: '#cfc4b1' },
      /** Edge of a control: 3 to 1 against paper, as a boundary must be. */
      edge: '#8f8471',
      brass: { DEFAULT: '#86642f', soft: '#f3eadb', light: '#c9a66b', band: '#dcc69c' },
      pine: { DEFAULT: '#23463d', deep: '#17322b', soft: '#e5ece7' },
      /** The two lines of the focus ring: at least one contrasts 3 to 1 with whatever it lies on. */
      ring: { light: '#fffdf9', dark: '#1f1b16' },
      clay: { DEFAULT: '#a2432e', deep: '#84331f', soft: '#f8e9e3' },
    },
    // Seven sizes and no more; running text never below 15 px, the two display sizes breathe with the window.
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.5' }],
      sm: ['0.9375rem', { lineHeight: '1.6' }],
      base: ['1rem', { lineHeight: '1.6' }],
      lg: ['1.1875rem', { lineHeight: '1.5' }],
      xl: ['1.5rem', { lineHeight: '1.3' }],
      '2xl': ['clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)', { lineHeight: '1.2' }],
      '3xl': ['clamp(2.375rem, 1.5rem + 3.6vw, 4.5rem)', { lineHeight: '1.1' }],
    },
    fontFamily: {
      sans: ['var(--font-text)'],
      display: ['var(--font-display)'],
    },
    fontWeight: { light: '300', normal: '400', medium: '500', semibold: '600', bold: '700' },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '3px', md: '3px', lg: '4px', full: '9999px' },
    boxShadow: { none: 'none', sheet: '0 -1px 0 0 #e8e1d5, 0 24px 64px -24px rgb(31 27 22 / 0.35)' },
    extend: {
      // Specification, section 9: `pc` is wider than 1200 px, in px whatever the browser's font size. The others stay in
      // rem: with a large font the columns that they open would be too narrow for their words.
      screens: { pc: '1201px' },
      maxWidth: { page: '1200px', reading: '68ch', form: '32rem' },
      minHeight: { control: '3rem' },
      height: { control: '3rem' },
      spacing: { gutter: 'var(--gutter)', section: 'var(--section)' },
      aspectRatio: { landscape: '3 / 2', portrait: '4 / 5' },
      transitionTimingFunction: { quiet: 'cubic-bezier(0.22, 0.61, 0.36, 1)' },
      transitionDuration: { 150: '150ms', 200: '200ms', 240: '240ms' },
      letterSpacing: { eyebrow: '0.14em' },
    },
  },
} satisfies Config;
