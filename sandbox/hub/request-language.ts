import type { Lang } from './seed/texts.ts';

const byTag: Record<string, Lang> = { ko: 'ko', en: 'en', ja: 'jp', zh: 'ch' };

/** The language of a call without a `lang` of its own: the first tag of `Accept-Language`, Korean where none came. */
export function requestLanguage(acceptLanguage: string | undefined): Lang {
  const [first = ''] = (acceptLanguage ?? '').split(',');
  const tag = first.trim().split(/[-;]/)[0]?.toLowerCase() ?? '';
  return tag === '' || tag === '*' ? 'ko' : (byTag[tag] ?? 'en');
}
