/**
 * A distance as the reader's language writes it: `0.6km`, `0.6 km`. Next door is a tenth, never nothing.
 * @param distanceKm kilometres, one decimal
 */
export function formatDistance(distanceKm: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(
    Math.max(0.1, distanceKm),
  );
}
