/** Hills in layers under a low moon, and the long line of a tiled roof, in the house's colours (app/theme.css). */
export function groundSvg(width: number, height: number): string {
  const ridge = (base: number, heights: readonly number[], fill: string) => {
    const step = width / (heights.length - 1);
    const points = heights.map((rise, index) => [index * step, height * (base - rise)] as const);
    const line = points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      const middle = (fromX + x) / 2;
      return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    });
    return `<path fill="${fill}" d="M0 ${points[0]?.[1]} ${line.join(' ')} V${height} H0Z"/>`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">',
    '<stop offset="0" stop-color="#cfd5cd"/><stop offset=".62" stop-color="#efe5d2"/><stop offset="1" stop-color="#f6ead3"/>',
    '</linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${width * 0.685}" cy="${height * 0.3}" r="${height * 0.11}" fill="#b48d4e" fill-opacity=".82"/>`,
    ridge(0.78, [0.12, 0.3, 0.16, 0.36, 0.2, 0.32, 0.14, 0.26], '#9fb0a4'),
    ridge(0.88, [0.2, 0.1, 0.28, 0.14, 0.24, 0.08, 0.22, 0.12], '#6d8a7d'),
    ridge(0.98, [0.08, 0.2, 0.1, 0.16, 0.06, 0.2, 0.12, 0.24], '#3e6256'),
    ridge(1.02, [0.1, 0.06, 0.12, 0.05, 0.1, 0.07, 0.05, 0.1], '#23463d'),
    '</svg>',
  ].join('');
}
