import { PageLink } from '@/components/ui/page-link';

interface RegionLinkProps {
  href: string;
  isCurrent: boolean;
  name: string;
  count?: string | number;
}

export function RegionLink({ href, isCurrent, name, count }: RegionLinkProps) {
  return (
    <li>
      <PageLink
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-brass aria-[current]:decoration-brass"
      >
        <span>{name}</span>
        {count !== undefined && <span className="tabular ms-1.5 text-ink-muted text-xs">{count}</span>}
      </PageLink>
    </li>
  );
}
