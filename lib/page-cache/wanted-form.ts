/** How a page's bytes may be sent, the smallest first. */
const forms = ['br', 'gzip', 'identity'] as const;
export type Form = (typeof forms)[number];

/** RFC 9110, 12.5.3. @param header `Accept-Encoding` */
function weigh(header: string): (form: Form) => number {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';');
    const q = params.map((param) => param.trim()).find((param) => param.startsWith('q='));
    weights.set(name.trim(), q === undefined ? 1 : Number(q.slice(2)));
  }
  const rest = weights.get('*');
  // What is not named is not wanted, but for the plain text, which is the last resort.
  return (form) => weights.get(form) ?? rest ?? (form === 'identity' ? Number.MIN_VALUE : 0);
}

/** Null where none of ours is wanted. @param header `Accept-Encoding` */
export function wantedForm(header: string | undefined): Form | null {
  if (header === undefined) return 'identity';
  const weightOf = weigh(header);
  const best = forms.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  return weightOf(best) > 0 ? best : null;
}

export const acceptsGzip = (header: string | undefined): boolean => header !== undefined && weigh(header)('gzip') > 0;
