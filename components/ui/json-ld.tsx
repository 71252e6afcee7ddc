/** JSON for a script element: a text in it can never close the element. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Structured data for machines that read the page; it is data, so no policy has to allow it. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
