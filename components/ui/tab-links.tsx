import clsx from 'clsx';
import { PageLink } from './page-link';

export interface TabLinksProps {
  label: string;
  tabs: readonly { label: string; href: string /** A small number after the label. */; count?: number }[];
  current: string;
}

export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className="border-stone-deep border-b print:hidden">
      <ul className="flex flex-wrap gap-x-8">
        {tabs.map((tab) => {
          const active = tab.href === current;
          return (
            <li key={tab.href} className="shrink-0">
              <PageLink
                scroll={false}
                href={tab.href}
                aria-current={active ? 'page' : undefined}
                className={clsx(
                  '-mb-px flex min-h-control items-center gap-1.5 border-b-2 transition-colors duration-200 focus-inside',
                  active ? 'border-brass font-medium text-ink' : 'border-transparent text-ink-muted hover:text-ink',
                )}
              >
                <span>{tab.label}</span>
                {tab.count !== undefined && (
                  <span translate="no" className="tabular text-ink-muted text-sm">
                    {tab.count}
                  </span>
                )}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
