import type { BreadcrumbListLeaf, WithContext } from 'schema-dts';

/** schema.org's BreadcrumbList of the trail that the page shows. @param trail absolute addresses, from the top down */
export function breadcrumbJsonLd(trail: readonly { label: string; url: string }[]): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}
