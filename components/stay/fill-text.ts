/**
 * Fills `{names}` in a text. For client parts of public pages, where next-intl's client would cost more than the part.
 */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
