import type { DrawnCode } from '@/lib/my-page/drawn-code';

export interface CodePictureProps {
  code: DrawnCode;
  label: string;
  className?: string;
}

/** Black on white in forced colours too: a scanner needs the contrast. */
export function CodePicture({ code: { path, width, height }, label, className }: CodePictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={width === height ? undefined : 'none'}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${width}v${height}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
