const scriptOrLink = /<(?:script|link)\b[^>]*>/gi;
const address = /\s(?:src|href)="([^"]+)"/i;

function isScriptFile(element: string): boolean {
  return /^<script/i.test(element) ? /\ssrc=/i.test(element) : /\sas="script"/i.test(element);
}

/**
 * `'strict-dynamic'` runs a script file of the HTML only where its `integrity` is in the policy. @param digestOf base64
 * SHA-256 of the file behind an address; may throw @returns the document, and each file's digest once
 */
export function withIntegrity(
  html: string,
  digestOf: (address: string) => string,
): { html: string; digests: string[] } {
  const digests = new Set<string>();
  const marked = html.replace(scriptOrLink, (element) => {
    const source = isScriptFile(element) ? address.exec(element)?.[1] : undefined;
    if (source === undefined) return element;
    const digest = digestOf(source);
    digests.add(digest);
    return element.replace(/\/?>$/, (end) => ` integrity="sha256-${digest}"${end}`);
  });
  return { html: marked, digests: [...digests] };
}
