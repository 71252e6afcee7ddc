/**
 * Puts values into a text with `{names}`. For the texts that a public page hands to its client leaves, where
 * next-intl's client would cost more than the leaf itself. Plurals are settled on the server.
 */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
