import { TextLink } from './link';

export interface BreadcrumbProps {
  label: string;
  /** The last one is the page itself and has no link. */
  items: readonly { label: string; href?: string }[];
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-ink-muted text-xs">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label} className="flex items-center gap-x-2.5">
              {index > 0 && <span aria-hidden="true" className="h-3 rotate-[20deg] border-stone-deep border-l" />}
              {item.href && !last ? (
                <TextLink prefetch href={item.href} tone="plain" className="inline-block py-2">
                  {item.label}
                </TextLink>
              ) : (
                <span aria-current={last ? 'page' : undefined} className="inline-block py-2">
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
