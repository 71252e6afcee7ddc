import clsx from 'clsx';

const eye =
  'M2.5 12s3.5-6.5 9.5-6.5S21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-2.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5Z';

/** Drawings on a 24-unit grid; not from an icon package, so that cached pages carry no script for them. */
const drawings = {
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'arrow-right': 'M4 12h16m-5.5-5.5L20 12l-5.5 5.5',
  'arrow-left': 'M20 12H4m5.5-5.5L4 12l5.5 5.5',
  external: 'M9 5H5v14h14v-4M13 5h6v6m0-6-8.5 8.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  menu: 'M3.5 8.5h17m-17 7h17',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20',
  filter: 'M3.5 7h17m-14 5h11m-8 5h5',
  share: 'M12 15V3.5m-4 4 4-4 4 4M5.5 12v8h13v-8',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5ZM3.8 12h16.4',
  eye,
  'eye-off': `${eye}M4 4l16 16`,
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5m0-8v.2',
  warning: 'M12 4 3.5 19h17L12 4Zm0 6v4m0 2.5v.2',
  error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v5m0 3v.2',
} as const;

export type GlyphName = keyof typeof drawings;

export interface GlyphProps {
  name: GlyphName;
  size?: 16 | 20 | 24;
  className?: string;
}

/** An icon beside words. Never the only bearer of a meaning, so it is hidden from screen readers. */
export function Glyph({ name, size = 20, className }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('shrink-0', className)}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
