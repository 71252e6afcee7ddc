/**
 * Keeps what `make` makes for each language: an `Intl` formatter costs as much as a hundred texts that it formats.
 * @param make what depends on the language alone
 */
export function perLocale<T, Name extends string = string>(make: (locale: Name) => T): (locale: Name) => T {
  const made = new Map<Name, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
