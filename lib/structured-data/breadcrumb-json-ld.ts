import type { BreadcrumbListLeaf, WithContext } from 'schema-dts';

export function breadcrumbJsonLd(
  trail: readonly { label: string; href: string }[],
  origin: string,
): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  };
}
