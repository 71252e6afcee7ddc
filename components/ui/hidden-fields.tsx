/** What a form sends beside its visible fields. @param query names and values of an address, of which some may repeat */
export function HiddenFields({ query }: { query: string | [string, string][] }) {
  return [...new URLSearchParams(query)].map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same room may be asked for twice
    <input key={`${place} ${name}`} type="hidden" name={name} value={value} />
  ));
}
