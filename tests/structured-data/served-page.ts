/** What a reader of the HTML finds: the text that is shown, the addresses, and the structured data. */
export interface ServedPage {
  /** All that a person reads, one piece of text a line. */
  visible: string;
  /** Values of every `href`, `src` and `srcset`. */
  addresses: string[];
  /** JSON-LD blocks in their order. */
  structured: Record<string, unknown>[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);
}

/** Reads served HTML as a search engine does. */
export function readServedPage(html: string): ServedPage {
  const structured = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  const visible = decoded(
    html
      .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(?:a|span|strong|em|sup|s)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, '\n'),
  )
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*/g, '\n');
  const addresses = [...html.matchAll(/\s(?:href|src|srcset)="([^"]*)"/gi)].map(([, value = '']) => decoded(value));
  return { visible, addresses, structured };
}
