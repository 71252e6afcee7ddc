/** With the nonce of a personal page before or after `async`. */
const chunkScript =
  /<script src="(\/_next\/static\/chunks\/[^"<>&]+)"(?: nonce="[\w-]+")? async=""(?: nonce="([\w-]+)")?><\/script>/g;
const firstPicture = /<img [^<>]*fetchPriority="high"/;
const preload = /<link rel="preload"[^<>]*>/g;
const typeface = /@font-face\{[^@{}]*\}/g;
const sheetStart = '<style data-first-view="';
const styleEnd = '</style>';

/** In a browser that has loaded a page of a build: the first of that page's script files. */
export const LOADED_FILES_KEY = 'loadedFiles';

/** Before the first paint: whoever has the typefaces sees no other ones before. */
const whereLoaded =
  '(()=>{const f=document.querySelector("style[data-typefaces]");' +
  `try{if(localStorage.getItem("${LOADED_FILES_KEY}")==f.dataset.typefaces)f.media="all"}catch{}})()`;

/**
 * At the end of the document: typefaces and scripts once the picture of the first view is there or has failed, after two
 * seconds at the latest; at once where there is no such picture, or the browser has these files. The addresses stand in the
 * text, which the policy's hash covers.
 */
const afterPicture = (files: readonly string[]) =>
  '(()=>{const d=document,f=d.querySelector("style[data-typefaces]"),' +
  'p=d.querySelector("img[fetchpriority=high]");let n;const g=()=>{if(n)return;n=1;' +
  `addEventListener("load",()=>{try{localStorage.setItem("${LOADED_FILES_KEY}",f.dataset.typefaces)}catch{}});` +
  'f.media="all";' +
  `for(const a of ${JSON.stringify(files)}){const e=d.createElement("script");e.src=a;e.async=!0;d.head.append(e)}};` +
  'if(f.media=="all"||!p||p.complete)g();' +
  'else{p.addEventListener("load",g);p.addEventListener("error",g);setTimeout(g,2e3)}})()';

interface Split {
  /** Without what is fetched later, which a script in the head may switch on. */
  html: string;
  /** The script that fetches it. */
  last: string;
}

/** With other parts, which do not overlap: a page is written anew once, and not for each of them. */
function withParts(html: string, parts: readonly { at: number; length: number; by: string }[]): string {
  let from = 0;
  const pieces: string[] = [];
  for (const { at, length, by } of parts.toSorted((one, other) => one.at - other.at)) {
    pieces.push(html.slice(from, at), by);
    from = at + length;
  }
  return [...pieces, html.slice(from)].join('');
}

function split(html: string): Split | null {
  const scripts = [...html.matchAll(chunkScript)];
  const files = scripts.map(([, file = '']) => file);
  const nonce = scripts.find(([, , value]) => value !== undefined)?.[2];
  const script = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`;
  const start = html.indexOf(sheetStart);
  const end = html.indexOf(styleEnd, start);
  if (files.length === 0 || start < 0 || end < 0) return null;
  const sheet = html.slice(start, end);
  const faces = (sheet.match(typeface) ?? []).join('');
  const typefaces = `<style data-typefaces="${files[0]}" media="not all">${faces}${styleEnd}${script}${whereLoaded}</script>`;
  const links = [...html.matchAll(preload)].filter(([link]) => / as="(?:font|script)"/.test(link));
  return {
    html: withParts(html, [
      { at: start, length: sheet.length + styleEnd.length, by: sheet.replace(typeface, '') + styleEnd + typefaces },
      ...[...scripts, ...links].map(({ index, 0: found }) => ({ at: index, length: found.length, by: '' })),
    ]),
    last: `${script}${afterPicture(files)}</script>`,
  };
}

/**
 * A cached page whose largest picture has the line to itself: a browser that has nothing of the site fetches typefaces and
 * scripts after it (decision 0080). Pages of another form stay as they are.
 * @param html as Next renders it, without a nonce
 */
export function withPictureFirst(html: string): string {
  const parts = split(html);
  return parts === null ? html : parts.html.replace('</body>', () => `${parts.last}</body>`);
}

/**
 * The same for the beginning of a personal page, whose scripts carry a nonce. Without such a picture it stays as it is: the
 * browser then finds the scripts before it has the page.
 * @param html all that comes before the data of the page
 */
export function beginningWithPictureFirst(html: string): string {
  const parts = firstPicture.test(html) ? split(html) : null;
  return parts === null ? html : parts.html + parts.last;
}
